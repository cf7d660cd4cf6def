import { INDEX_META, INDEXED_SECTIONS } from '#learn/indexPage.ts'
import styles from '#learn/web/IndexLinks.module.css'

/** Links to the pages that list what the hub holds, without the one they stand on. */
export function IndexLinks({ from }: { from: string }) {
  const links = [
    ...INDEXED_SECTIONS.map((section) => ({ path: INDEX_META[section].path, name: INDEX_META[section].heading })),
    { path: '/sitemap', name: 'Site map' },
  ]
  return (
    <nav aria-label="More to learn" className={styles.links}>
      {links
        .filter(({ path }) => path !== from)
        .map(({ path, name }) => (
          <a key={path} href={path}>
            {name}
          </a>
        ))}
    </nav>
  )
}
