import styles from '#design/web/Spinner.module.css'

/** For loading content of unknown shape. If the shape is known, use Skeleton. Appears after 150 ms. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <output className={styles.spinner}>
      <svg width="44" height="44" viewBox="0 0 44 44" fill="none" strokeWidth="6" aria-hidden="true">
        <circle cx="22" cy="22" r="17" className={styles.track} />
        <circle cx="22" cy="22" r="17" pathLength="100" className={styles.stroke} />
      </svg>
      <span>{label}</span>
    </output>
  )
}
