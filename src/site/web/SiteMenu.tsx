import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { appLinks, type SiteLink } from '#site/siteLinks.ts'
import { SiteAnchor } from '#site/web/SiteAnchor.tsx'
import styles from '#site/web/SiteMenu.module.css'

/** A native popover: opens and closes without a script. On wide screens it holds only what the bar does not. */
export function SiteMenu({ path }: { path: string }) {
  const item = (link: SiteLink) => <SiteAnchor key={link.href} link={link} path={path} className={styles.item} />
  return (
    <>
      <Button variant="icon" aria-label="Menu" popoverTarget="site-menu">
        <Icon name="menu" />
      </Button>
      <nav id="site-menu" popover="auto" aria-label="Menu" className={styles.menu}>
        <div className={styles.inBar}>
          {appLinks.map(item)}
          <a className={`${styles.item} signed-out`} href="/auth">
            Sign In
          </a>
        </div>
        {/* The account feature signs out where it sees this address. */}
        <a className={`${styles.item} signed-in`} href="/auth?sign-out">
          <Icon name="signOut" />
          Sign out
        </a>
      </nav>
    </>
  )
}
