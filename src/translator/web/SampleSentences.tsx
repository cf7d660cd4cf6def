import { sampleSentences, words } from '#translator/web/copy.ts'
import styles from '#translator/web/SampleSentences.module.css'

/** For an empty input: one press fills it in and translates it. */
export function SampleSentences({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <>
      <p className={styles.title}>{words.samples}</p>
      <ul className={styles.samples}>
        {sampleSentences.map((sentence) => (
          <li key={sentence}>
            <button type="button" className={styles.sample} onClick={() => onChoose(sentence)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
