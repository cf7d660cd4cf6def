import { footerLinks } from '#site/siteLinks.ts'
import { SITE_NAME } from '#site/siteName.ts'
import styles from '#site/web/Footer.module.css'
import { SiteAnchor } from '#site/web/SiteAnchor.tsx'
import { ThemeButton } from '#site/web/ThemeButton.tsx'

export function Footer({ path }: { path: string }) {
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.row}`}>
        <p>
          {SITE_NAME} <span lang="ko">한판</span>, one round of Korean.
        </p>
        <nav aria-label="Footer" className={styles.links}>
          {footerLinks.map((link) => (
            <SiteAnchor key={link.href} link={link} path={path} className={styles.link} />
          ))}
        </nav>
        <ThemeButton />
      </div>
    </footer>
  )
}
