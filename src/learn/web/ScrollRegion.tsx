import type { ReactNode } from 'react'
import styles from '#learn/web/ScrollRegion.module.css'

/** The keyboard scrolls what it can focus, and Safari does not focus a scrolling region by itself. */
const FOCUSABLE = { tabIndex: 0 }

/** A box for what may be wider than the screen: it scrolls sideways by itself. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section {...FOCUSABLE} className={styles.region} aria-label={label}>
      {children}
    </section>
  )
}
