import type { ReactNode } from 'react'
import styles from '#design/web/Badge.module.css'

/** A plan or a state in one or two words. Strong (ink) for a paid plan, neutral for Free. */
export function Badge({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return (
    <span className={styles.badge} data-strong={strong || undefined}>
      {children}
    </span>
  )
}
