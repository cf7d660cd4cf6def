import type { ReactNode } from 'react'
import { Logo } from '#design/web/Logo.tsx'
import styles from '#identity/web/AccountPage.module.css'

interface AccountPageProps {
  title: string
  lead?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** The one narrow column that every page about signing in is. */
export function AccountPage({ title, lead, className, children }: AccountPageProps) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <div className={`${styles.column} ${className ?? ''}`}>
        <div className={styles.head}>
          <Logo size={44} />
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </main>
  )
}
