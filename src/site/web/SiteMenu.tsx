import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { accountLinks, appLinks, type SiteLink } from '#site/siteLinks.ts'
import { SiteAnchor } from '#site/web/SiteAnchor.tsx'
import styles from '#site/web/SiteMenu.module.css'

/** The bar's links that are not also account links. */
const barLinks = appLinks.filter(({ href }) => !accountLinks.some((link) => link.href === href))

/** A native popover that opens and closes without a script. On wide screens, the menu has only the links that are not in the bar. */
export function SiteMenu({ path }: { path: string }) {
  const item = (link: SiteLink) => <SiteAnchor key={link.href} link={link} path={path} className={styles.item} />
  return (
    <>
      <Button variant="icon" aria-label="Menu" popoverTarget="site-menu">
        <Icon name="menu" />
      </Button>
      <nav id="site-menu" popover="auto" aria-label="Menu" className={styles.menu}>
        <div className={styles.inBar}>
          {barLinks.map(item)}
          <button type="button" className={styles.item} data-site="palette">
            Search
          </button>
          <a className={`${styles.item} signed-out`} href="/auth">
            Sign In
          </a>
        </div>
        {accountLinks.map(item)}
        {/* The identity feature signs out at this path. */}
        <a className={`${styles.item} signed-in`} href="/auth?sign-out">
          <Icon name="signOut" />
          Sign out
        </a>
      </nav>
    </>
  )
}
