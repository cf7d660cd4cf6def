import { Dialog } from '#design/web/Dialog.tsx'
import { usePreference } from '#design/web/preferences.ts'
import { questionCopy, shortcutCopy } from '#match/web/copy.ts'
import styles from '#match/web/ShortcutsDialog.module.css'

/** A hint about the keys that choose an answer. */
export function KeyHint() {
  const [press, or, toAnswer] = questionCopy.keys
  return (
    <p className={styles.hint}>
      {press} <kbd>A</kbd>–<kbd>D</kbd> {or} <kbd>1</kbd>–<kbd>4</kbd> {toAnswer}
    </p>
  )
}

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [singleKeys, setSingleKeys] = usePreference('singleKeys')
  return (
    <Dialog open={open} onClose={onClose} title={shortcutCopy.open}>
      <dl className={styles.rows}>
        {shortcutCopy.rows.map(({ keys, does }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input type="checkbox" checked={singleKeys} onChange={(event) => setSingleKeys(event.target.checked)} />
        {shortcutCopy.singleKeys}
      </label>
    </Dialog>
  )
}
