import { SITE_MAP_CRUMBS } from '#learn/crumbs.ts'
import { SITE_MAP_NOTE, type SiteMapGroup, type SiteMapLink } from '#learn/siteMapPage.ts'
import { IndexLinks } from '#learn/web/IndexLinks.tsx'
import styles from '#learn/web/SiteMapPage.module.css'
import { Breadcrumbs } from '#site/web/Breadcrumbs.tsx'
import { MixedText } from '#site/web/MixedText.tsx'

export function SiteMapPage({ groups }: { groups: readonly SiteMapGroup[] }) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <Breadcrumbs crumbs={SITE_MAP_CRUMBS} />
      <h1>Site map</h1>
      <IndexLinks from="/sitemap" />
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <p className={styles.note}>{SITE_MAP_NOTE}</p>
    </main>
  )
}

function Group({ group: { id, title, lists } }: { group: SiteMapGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lists.map(({ heading, links }) => (
        <div key={heading ?? ''} className={styles.list}>
          {heading && <h3>{heading}</h3>}
          <ul>
            {links.map((link) => (
              <Entry key={link.path} link={link} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Entry({ link: { path, name } }: { link: SiteMapLink }) {
  return (
    <li>
      <a href={path}>
        <span>
          <MixedText text={name} />
        </span>
      </a>
    </li>
  )
}
