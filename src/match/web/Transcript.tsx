import type { Spoken } from '#korean/spoken.ts'
import { sceneCopy } from '#match/web/copy.ts'
import styles from '#match/web/Transcript.module.css'

/** What was heard. The turns of a dialogue are a list. */
export function Transcript({ said, id }: { said: Spoken; id?: string }) {
  if (typeof said === 'string') {
    return (
      <span id={id} lang="ko">
        {said}
      </span>
    )
  }
  return (
    <ol id={id} className={styles.turns}>
      {said.map(([voice, text]) => (
        <li key={text}>
          <span>{sceneCopy.voices[voice]}: </span>
          <span lang="ko">{text}</span>
        </li>
      ))}
    </ol>
  )
}
