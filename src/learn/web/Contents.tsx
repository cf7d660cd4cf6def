import type { ContentsEntry } from '#learn/pageContent.ts'
import styles from '#learn/web/Contents.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** Links to the sections of this page. Collapsed, except on screens wide enough to show it beside the text: there, `site.js` opens it. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <details data-site="open-when-wide">
        <summary>
          <h2 id="contents">On this page</h2>
        </summary>
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
      </details>
    </nav>
  )
}
