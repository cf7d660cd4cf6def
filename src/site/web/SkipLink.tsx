import styles from '#site/web/SkipLink.module.css'

/** Every page's content is `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  )
}
