import { questionCopy } from '#match/web/copy.ts'
import styles from '#match/web/KeyHint.module.css'

/** Which keys answer. */
export function KeyHint() {
  const [press, or, toAnswer] = questionCopy.keys
  return (
    <p className={styles.hint}>
      {press} <kbd>A</kbd>–<kbd>D</kbd> {or} <kbd>1</kbd>–<kbd>4</kbd> {toAnswer}
    </p>
  )
}
