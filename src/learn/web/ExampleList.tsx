import { useId } from 'react'
import type { Example } from '#learn/markdown/node.ts'
import styles from '#learn/web/ExampleList.module.css'
import { MixedText } from '#site/web/MixedText.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'
import { ListenScript } from '#speech/web/ListenScript.tsx'
import { SpeedButton } from '#speech/web/SpeedButton.tsx'

/** Example sentences with audio. The page has no React, and without the audio script the sentences can only be read. */
export function ExampleList({ examples }: { examples: readonly Example[] }) {
  return (
    <div className={styles.frame} data-listens-here="">
      <ul className={styles.list}>
        {examples.map((example) => (
          <ExampleRow key={example.korean + example.english} example={example} />
        ))}
      </ul>
      <div className={styles.tools}>
        <output className={styles.news} />
        <SpeedButton plain />
      </div>
      <ListenScript />
    </div>
  )
}

function ExampleRow({ example }: { example: Example }) {
  const { korean, romanization, english, note, audioUrl = null } = example
  const id = useId()
  return (
    <li>
      <div>
        <p lang="ko" id={id} className={styles.korean}>
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
      </div>
      <ListenButton url={audioUrl} text={korean} label="Listen" describedBy={id} />
    </li>
  )
}
