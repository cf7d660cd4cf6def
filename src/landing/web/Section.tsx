import { type ReactNode, useId } from 'react'
import styles from '#landing/web/Section.module.css'

interface SectionProps {
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ title, lead, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className="page" aria-labelledby={titleId}>
      <div className={styles.section}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
