import type { ReactNode } from 'react'
import { Card } from '#design/web/Card.tsx'
import styles from '#identity/web/AccountPage.module.css'

interface AccountPageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Links below the card. */
  foot?: ReactNode
  className?: string | undefined
}

/** The narrow column that every page about signing in uses. */
export function AccountPage({ title, lead, children, foot, className }: AccountPageProps) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <div className={`${styles.column} ${className ?? ''}`}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <Card className={styles.card}>{children}</Card>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </main>
  )
}
