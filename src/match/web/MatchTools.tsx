import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { questionCopy, shortcutCopy, soundCopy } from '#match/web/copy.ts'
import styles from '#match/web/MatchTools.module.css'
import { usePreference } from '#match/web/preferences.ts'
import { ShortcutsDialog } from '#match/web/ShortcutsDialog.tsx'

/** At the foot of a question: which keys answer, sound, and the list of shortcuts. */
export function MatchTools({ helps, onHelp }: { helps: boolean; onHelp: (open: boolean) => void }) {
  const [sound, setSound] = usePreference('sound')
  const [singleKeys] = usePreference('singleKeys')
  const [press, or, toAnswer] = questionCopy.keys
  return (
    <div className={styles.tools}>
      {singleKeys && (
        <p>
          {press} <kbd>A</kbd>–<kbd>D</kbd> {or} <kbd>1</kbd>–<kbd>4</kbd> {toAnswer}
        </p>
      )}
      <Button variant="icon" aria-label={shortcutCopy.open} onClick={() => onHelp(true)}>
        <kbd>?</kbd>
      </Button>
      <Button variant="icon" aria-label={soundCopy.label} aria-pressed={sound} onClick={() => setSound(!sound)}>
        <Icon name={sound ? 'sound' : 'mute'} />
      </Button>
      <ShortcutsDialog open={helps} onClose={() => onHelp(false)} />
    </div>
  )
}
