import type { ReactNode } from 'react'
import styles from '#design/web/EmptyState.module.css'

interface EmptyStateProps {
  /** One sentence: what will be here. */
  children: ReactNode
  /** One button or link: what to do next. */
  action?: ReactNode
}

export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  )
}
