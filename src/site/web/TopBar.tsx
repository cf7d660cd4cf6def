import { Button } from '#design/web/Button.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { appLinks, landingLinks, type SiteLink } from '#site/siteLinks.ts'
import { Brand } from '#site/web/Brand.tsx'
import { SiteAnchor } from '#site/web/SiteAnchor.tsx'
import { SiteMenu } from '#site/web/SiteMenu.tsx'
import { ThemeButton } from '#site/web/ThemeButton.tsx'
import styles from '#site/web/TopBar.module.css'

interface TopBarProps {
  kind: 'landing' | 'app' | 'result'
  /** The current path. */
  path: string
}

/** The HTML is the same for everyone. `site.js` opens the command palette. The style sheet shows the links for visitors or for signed-in players. */
export function TopBar({ kind, path }: TopBarProps) {
  const landing = kind === 'landing'
  const anchor = (link: SiteLink) => <SiteAnchor key={link.href} link={link} path={path} className={styles.link} />
  return (
    <header className={styles.bar} data-kind={kind}>
      <div className={`page ${styles.row}`}>
        <Brand />
        <nav aria-label="Main" className={styles.nav}>
          {(landing ? landingLinks : appLinks).map(anchor)}
        </nav>
        <Button
          variant="icon"
          data-site="palette"
          aria-label="Search pages and words"
          aria-keyshortcuts="Control+K Meta+K"
          title="Ctrl+K"
          className={styles.search}
        >
          <Icon name="search" />
        </Button>
        <a href="/auth" className={`${styles.link} ${styles.signIn} signed-out`}>
          Sign In
        </a>
        <LinkButton variant="primary" href={CREATE_ACCOUNT} className={`${styles.play} signed-out`}>
          Play Free
        </LinkButton>
        {landing ? (
          <LinkButton variant="primary" href="/app" className={`${styles.play} signed-in`}>
            Enter Arena
          </LinkButton>
        ) : (
          <span className={styles.theme}>
            <ThemeButton />
          </span>
        )}
        <div className={styles.menu}>
          <SiteMenu path={path} />
        </div>
      </div>
    </header>
  )
}
