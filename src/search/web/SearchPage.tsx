import type { ReactNode } from 'react'
import { useSubmit } from 'react-router'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import type { SearchEntry, SearchResults } from '#search/searchEntry.ts'
import styles from '#search/web/SearchPage.module.css'
import { MixedText } from '#site/web/MixedText.tsx'
import { SearchForm } from '#site/web/SearchForm.tsx'

interface SearchPageProps {
  /** Empty before the first search. */
  query: string
  results: SearchResults | undefined
}

/** With scripts, the results follow the typing. */
export function SearchPage({ query, results }: SearchPageProps) {
  useKoreanFonts(
    query +
      (results?.words.map(({ name }) => name).join() ?? '') +
      (results?.points.map(({ lesson }) => lesson).join() ?? ''),
  )
  const submit = useSubmit()
  const count = results && results.pages.length + results.words.length + results.points.length
  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1>Search</h1>
      <SearchForm query={query} onChange={(form) => submit(form, { replace: true, preventScrollReset: true })} />
      <output className="muted">{count !== undefined && countSentence(count, query)}</output>
      {results && <Results results={results} />}
    </main>
  )
}

function countSentence(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”. Try fewer letters, or the English meaning.`
  return count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`
}

function Results({ results: { pages, words, points } }: { results: SearchResults }) {
  return (
    <>
      <Group title="Words" entries={words}>
        {({ romanized, meaning, level }) => (
          <>
            <span className="muted">{romanized}</span> · {meaning} · {level}
          </>
        )}
      </Group>
      <Group title="Guides" entries={pages}>
        {({ within, about }) => <MixedText text={[within, about].filter(Boolean).join(' · ')} />}
      </Group>
      <Group title="Grammar and topics" entries={points}>
        {({ lesson, level }) => <MixedText text={`${level} · ${lesson}`} />}
      </Group>
    </>
  )
}

interface GroupProps<Entry extends SearchEntry> {
  title: string
  entries: readonly Entry[]
  /** What stands below an entry's name. */
  children: (entry: Entry) => ReactNode
}

function Group<Entry extends SearchEntry>({ title, entries, children }: GroupProps<Entry>) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Name entry={entry} />
            <p>{children(entry)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Name({ entry: { name, path } }: { entry: SearchEntry }) {
  const words = (
    <span>
      <MixedText text={name} />
    </span>
  )
  return path === '' ? <strong>{words}</strong> : <a href={path}>{words}</a>
}
