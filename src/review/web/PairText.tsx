import { koreanRuns } from '#korean/koreanRuns.ts'
import type { ContrastPair } from '#review/contrastPair.ts'
import { suspendedCopy } from '#review/web/copy.ts'
import styles from '#review/web/ReviewPage.module.css'

/** What is right beside what it is mixed up with. */
export function PairText({ pair: { right, confusedWith, times } }: { pair: ContrastPair }) {
  return (
    <p className={styles.pair}>
      <span lang={languageOf(right)}>{right}</span>
      <span>{suspendedCopy.pair(times)}</span>
      <span lang={languageOf(confusedWith)}>{confusedWith}</span>
    </p>
  )
}

function languageOf(text: string): 'ko' | 'en' {
  return koreanRuns(text).some(({ korean }) => korean) ? 'ko' : 'en'
}
