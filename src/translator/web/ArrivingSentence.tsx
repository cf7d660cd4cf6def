import { Skeleton } from '#design/web/Skeleton.tsx'
import styles from '#translator/web/ArrivingSentence.module.css'
import { words } from '#translator/web/copy.ts'
import sentenceStyles from '#translator/web/KoreanSentence.module.css'

interface ArrivingSentenceProps {
  /** The English. */
  source: string
  /** Empty before the first text arrives. */
  arrived: string
}

/**
 * The Korean while it grows. It reserves the space that the English would need in the same type, so that little moves when
 * the whole sentence is there. Screen readers read only the complete sentence.
 */
export function ArrivingSentence({ source, arrived }: ArrivingSentenceProps) {
  return (
    <div className={styles.arriving}>
      <div className={styles.place} aria-hidden="true">
        <p className={sentenceStyles.sentence}>{source}</p>
        <p>{source}</p>
      </div>
      {arrived === '' ? (
        <Skeleton text="korean" label={words.translating} />
      ) : (
        <p lang="ko" className={sentenceStyles.sentence} aria-hidden="true">
          {arrived}
        </p>
      )}
    </div>
  )
}
