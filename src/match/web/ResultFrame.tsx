import type { ReactNode } from 'react'
import styles from '#match/web/ResultFrame.module.css'

/** The page on which a duel ends. */
export function ResultFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.screen}>
      <div className="saekdong" aria-hidden="true" />
      <div className={`page ${styles.page}`}>{children}</div>
    </main>
  )
}
