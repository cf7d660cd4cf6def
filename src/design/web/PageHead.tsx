import type { ReactNode } from 'react'
import styles from '#design/web/PageHead.module.css'

/** A page's title with links beside it, and a paragraph below both. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 title={title}>{title}</h1>
      {children}
    </header>
  )
}
