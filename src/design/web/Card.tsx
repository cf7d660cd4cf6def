import type { ComponentProps } from 'react'
import styles from '#design/web/Card.module.css'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'form'
  /** No inner padding: rows or panes go to the edge. */
  flush?: boolean
}

export function Card({ as: Element = 'div', flush = false, className, ...rest }: CardProps) {
  const look = [styles.card, flush ? styles.flush : undefined, className].filter(Boolean).join(' ')
  const Tag = Element as 'div'
  return <Tag {...rest} className={look} />
}
