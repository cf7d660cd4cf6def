import type { Spoken } from '#korean/spoken.ts'
import type { ReadKorean } from '#match/koreanWords.ts'
import { AidedText } from '#match/web/AidedText.tsx'
import { sceneCopy } from '#match/web/copy.ts'
import styles from '#match/web/Transcript.module.css'

/** What was heard. The turns of a dialogue are a list. */
export function Transcript({ said, id, read = [] }: { said: Spoken; id?: string; read?: readonly ReadKorean[] }) {
  if (typeof said === 'string') {
    return (
      <span id={id}>
        <Line text={said} read={read} />
      </span>
    )
  }
  return (
    <ol id={id} className={styles.turns}>
      {said.map(([voice, text]) => (
        <li key={text}>
          <span>{sceneCopy.voices[voice]}: </span>
          <Line text={text} read={read} />
        </li>
      ))}
    </ol>
  )
}

function Line({ text, read }: { text: string; read: readonly ReadKorean[] }) {
  return read.length === 0 ? <span lang="ko">{text}</span> : <AidedText text={text} read={read} />
}
