import type { ReactNode } from 'react'
import { Card } from '#design/web/Card.tsx'
import styles from '#practice/web/WayCard.module.css'

interface WayCardProps {
  title: string
  text: string
  /** What is to be chosen, and the button that begins. */
  children: ReactNode
}

/** One way to practice. */
export function WayCard({ title, text, children }: WayCardProps) {
  return (
    <Card as="section" className={styles.way} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Card>
  )
}
