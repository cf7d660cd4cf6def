import { Logo } from '#design/web/Logo.tsx'
import { SITE_NAME } from '#site/siteName.ts'
import styles from '#site/web/Brand.module.css'

export function Brand() {
  return (
    <a className={styles.brand} href="/">
      <Logo />
      {SITE_NAME}
      <small lang="ko" className={styles.korean}>
        한판
      </small>
    </a>
  )
}
