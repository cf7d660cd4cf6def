import { Icon } from '#design/web/Icon.tsx'
import type { IconName } from '#design/web/iconPaths.ts'
import { appLinks } from '#site/siteLinks.ts'
import styles from '#site/web/BottomTabs.module.css'
import { SiteAnchor } from '#site/web/SiteAnchor.tsx'

const icons: Record<string, IconName> = {
  '/app': 'hieut',
  '/translate': 'languages',
  '/learn': 'book',
  '/profile': 'user',
}

/** For signed-in players on narrow screens. */
export function BottomTabs({ path }: { path: string }) {
  return (
    <nav aria-label="App" className={`${styles.tabs} signed-in`}>
      {appLinks.map((link) => (
        <SiteAnchor key={link.href} link={link} path={path} className={styles.tab}>
          <Icon name={icons[link.href] ?? 'book'} size={22} />
          {link.label}
        </SiteAnchor>
      ))}
    </nav>
  )
}
