import type { ReactNode } from 'react'
import styles from '#design/web/ResultFrame.module.css'

/** The frame of every result page. */
export function ResultFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.screen} data-result="">
      <div className="saekdong" aria-hidden="true" />
      <div className={`page ${styles.page}`}>{children}</div>
    </main>
  )
}
