import type { ReactNode } from 'react'
import styles from '#design/web/ScrollRegion.module.css'

/** The keyboard can scroll only a focused region, and Safari does not make scrolling regions focusable by itself. */
const FOCUSABLE = { tabIndex: 0 }

/** A box for wide content, which scrolls horizontally. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section {...FOCUSABLE} className={styles.region} aria-label={label}>
      {children}
    </section>
  )
}
