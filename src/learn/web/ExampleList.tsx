import type { Example } from '#learn/markdown/node.ts'
import styles from '#learn/web/ExampleList.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

export function ExampleList({ examples }: { examples: readonly Example[] }) {
  return (
    <ul className={styles.list}>
      {examples.map(({ korean, romanization, english, note }) => (
        <li key={korean + english}>
          <p lang="ko" className={styles.korean}>
            {korean}
          </p>
          <p className={styles.romanization}>{romanization}</p>
          <p>
            <MixedText text={english} />
          </p>
          {note !== undefined && (
            <p className={styles.note}>
              <MixedText text={note} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
