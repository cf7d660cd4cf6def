import { placed } from '#kit/placed.ts'
import type { ExplainedLine } from '#lyrics/lyricsContract.ts'
import { readingSummary } from '#lyrics/readingSummary.ts'
import styles from '#lyrics/web/ExplainedLines.module.css'
import { MixedText } from '#site/web/MixedText.tsx'
import { ListenButton } from '#speech/web/ListenButton.tsx'
import { KoreanSentence } from '#translator/web/KoreanSentence.tsx'

export function ExplainedLines({ lines }: { lines: readonly ExplainedLine[] }) {
  return (
    <>
      <p className="muted">{readingSummary(lines)}</p>
      <ol className={styles.lines}>
        {placed(lines).map((line) => (
          <Line key={line.start} line={line} />
        ))}
      </ol>
    </>
  )
}

function Line({ line: { text, version, unread, audio_url: url } }: { line: ExplainedLine }) {
  if (text === '') return <li className={styles.pause} aria-hidden="true" />
  if (version === null) {
    return (
      <li className={styles.line}>
        <p>{text}</p>
      </li>
    )
  }
  return (
    <li className={styles.line}>
      <div className={styles.reading}>
        {version.text !== text && (
          <p className="muted">
            <MixedText text={text} />
          </p>
        )}
        <KoreanSentence version={version} />
        {unread.length > 0 && (
          <p className={styles.unread}>
            Not in our word list: <span lang="ko">{unread.join(', ')}</span>
          </p>
        )}
      </div>
      <ListenButton url={url} text={version.text} label={`Listen to ${version.text}`} />
    </li>
  )
}
