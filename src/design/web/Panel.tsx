import { type ReactNode, useId } from 'react'
import styles from '#design/web/Card.module.css'
import { Card } from '#design/web/Card.tsx'

interface PanelProps {
  /** The anchor for links to the panel. */
  id?: string
  title: string
  /** Opposite the title: a remark, a link or a small button. */
  aside?: ReactNode
  children: ReactNode
  className?: string | undefined
}

/** A card with a title row and content that goes to the edge: lists, tables, rows. */
export function Panel({ id, title, aside, children, className }: PanelProps) {
  const titleId = useId()
  return (
    <Card as="section" flush id={id} aria-labelledby={titleId} className={className}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </Card>
  )
}
