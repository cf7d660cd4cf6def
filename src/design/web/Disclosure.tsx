import type { ReactNode } from 'react'
import styles from '#design/web/Disclosure.module.css'
import { Icon } from '#design/web/Icon.tsx'

interface DisclosureProps {
  title: string
  /** Beside the title: a count or a remark. */
  aside?: ReactNode
  children: ReactNode
  /** Called when it opens or closes, for example to load its content. */
  onToggle?: (open: boolean) => void
}

/** A panel that starts closed: native `<details>`. */
export function Disclosure({ title, aside, children, onToggle }: DisclosureProps) {
  return (
    <details className={styles.disclosure} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon name="down" />
        <h2>{title}</h2>
        {aside && <span className={styles.aside}>{aside}</span>}
      </summary>
      {children}
    </details>
  )
}
