import type { ReactNode } from 'react'
import { questionCopy } from '#match/web/copy.ts'
import styles from '#match/web/Verdict.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

interface VerdictProps {
  /** Empty before there is a verdict. */
  text: string
  isRight: boolean
  /** The right option, once it may be known, to be read out with the verdict to a player who did not choose it. */
  answer?: string | undefined
  children: ReactNode
}

/** The verdict in one line, and its explanation. */
export function Verdict({ text, isRight, answer, children }: VerdictProps) {
  return (
    <div className={styles.why} data-verdict={text === '' ? undefined : isRight ? 'right' : 'other'}>
      {/* There from the start: a live region that appears with its text is not read out. */}
      <p className={styles.verdict} aria-live="assertive">
        <span>{text}</span>
        {answer && !isRight && (
          <span className="vh">
            {' '}
            {questionCopy.right}: <MixedText text={answer} />
          </span>
        )}
      </p>
      {children}
    </div>
  )
}
