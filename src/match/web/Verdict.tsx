import type { ReactNode } from 'react'
import styles from '#match/web/Verdict.module.css'

interface VerdictProps {
  /** Empty before there is one. */
  text: string
  isRight: boolean
  children: ReactNode
}

/** The verdict in one line, and what follows from it. */
export function Verdict({ text, isRight, children }: VerdictProps) {
  return (
    <div className={styles.why} data-verdict={text === '' ? undefined : isRight ? 'right' : 'other'}>
      {/* There from the start: a live region that appears with its text is not read out. */}
      <p className={styles.verdict} aria-live="assertive">
        {text}
      </p>
      {children}
    </div>
  )
}
