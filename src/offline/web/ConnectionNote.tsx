import styles from '#offline/web/ConnectionNote.module.css'
import { connectionSentence } from '#offline/web/copy.ts'
import { useConnection } from '#offline/web/useConnection.ts'

/** Says when the page is offline, how much waits to be sent, and when it was sent. */
export function ConnectionNote() {
  return <output className={styles.note}>{connectionSentence(useConnection())}</output>
}
