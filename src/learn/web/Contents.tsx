import type { ContentsEntry } from '#learn/articleContents.ts'
import styles from '#learn/web/Contents.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** Links to the parts of this page. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {entries.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>
                <MixedText text={words} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
