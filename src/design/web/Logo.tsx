import styles from '#design/web/Logo.module.css'

/** The letter ㅎ as two score bars, yours ahead, above the ring. The name is beside it as text. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect x="12" y="2" width="14" height="4.5" className={styles.hong} />
      <rect x="3" y="8.5" width="26" height="4.5" className={styles.cheong} />
      <circle cx="16" cy="22.2" r="6.4" strokeWidth="4.5" className={styles.ring} />
    </svg>
  )
}
