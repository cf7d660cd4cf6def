import { sampleSentences, words } from '#translator/web/copy.ts'
import styles from '#translator/web/FirstTexts.module.css'
import { useRecentTexts } from '#translator/web/useRecentTexts.ts'

/** For an empty input: what this person translated last, or else samples. One press fills a text in and translates it. */
export function FirstTexts({ onChoose }: { onChoose: (text: string) => void }) {
  const [recent] = useRecentTexts()
  const hasRecent = recent.length > 0
  return (
    <>
      <p className={styles.title}>{hasRecent ? words.recent : words.samples}</p>
      <ul className={hasRecent ? `${styles.texts} ${styles.recent}` : styles.texts}>
        {(hasRecent ? recent : sampleSentences).map((text) => (
          <li key={text}>
            <button type="button" className={styles.text} onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
