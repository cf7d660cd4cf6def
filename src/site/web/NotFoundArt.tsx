import styles from '#site/web/ErrorPage.module.css'

/** The ring of ㅎ, its two bars gone. */
export function NotFoundArt() {
  return (
    <svg viewBox="0 0 160 160" fill="none" className={styles.art} aria-hidden="true">
      <path d="M60 14h70M15 46h130" className={styles.gone} />
      <circle cx="80" cy="111" r="32" className={styles.ring} />
    </svg>
  )
}
