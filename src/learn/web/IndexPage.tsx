import type { IndexEntry, IndexGroup, IndexMeta } from '#learn/indexPage.ts'
import { IndexLinks } from '#learn/web/IndexLinks.tsx'
import styles from '#learn/web/IndexPage.module.css'
import { Breadcrumbs } from '#site/web/Breadcrumbs.tsx'
import { MixedText } from '#site/web/MixedText.tsx'
import { SearchForm } from '#site/web/SearchForm.tsx'

interface IndexPageProps {
  words: IndexMeta
  groups: readonly IndexGroup[]
}

/** What a section of the hub holds now, and what is coming. */
export function IndexPage({ words, groups }: IndexPageProps) {
  return (
    <main id="main" className={`page ${styles.page}`}>
      <header>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: words.heading, path: words.path },
          ]}
        />
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <SearchForm />
        <IndexLinks from={words.path} />
      </header>
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </main>
  )
}

function Group({ group: { id, title, open, coming } }: { group: IndexGroup }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.group}>
      <h2 id={`${id}-title`}>{title}</h2>
      {open.length > 0 && (
        <ul className={styles.open}>
          {open.map((entry) => (
            <Entry key={entry.path} entry={entry} />
          ))}
        </ul>
      )}
      {coming.length > 0 && (
        <div className={styles.coming}>
          <h3>Coming</h3>
          <ul>
            {coming.map((entry) => (
              <Entry key={entry.path} entry={entry} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Entry({ entry: { path, name, about } }: { entry: IndexEntry }) {
  return (
    <li>
      <a href={path}>
        <span>
          <MixedText text={name} />
        </span>
      </a>
      <p>
        <MixedText text={about} />
      </p>
    </li>
  )
}
