import { memo, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { type BulkJob, type BulkLine, isFailed, isTranslated, retriablePlaces } from '#translator/bulk/bulkJob.ts'
import { untranslatedTexts } from '#translator/untranslated.ts'
import styles from '#translator/web/BulkLines.module.css'
import { bulkWords, doubtSentence, retryLineLabel } from '#translator/web/bulkCopy.ts'
import { KoreanText } from '#translator/web/KoreanText.tsx'
import { UnfoldButton } from '#translator/web/UnfoldButton.tsx'
import { useIsCut } from '#translator/web/useIsCut.ts'

interface BulkLinesProps {
  job: BulkJob
  onRetry: (place: number) => void
}

/** The keyboard scrolls only what has focus, and Safari does not focus a scrolling region by itself. */
const FOCUSABLE = { tabIndex: 0 }

export function BulkLines({ job, onRetry }: BulkLinesProps) {
  const running = job.phase === 'running'
  const retriable = running ? [] : retriablePlaces(job)
  return (
    <section {...FOCUSABLE} className={styles.scroll} aria-label={bulkWords.lines}>
      <ol>
        {job.lines.map((line) => (
          <li key={line.place} className={styles.line}>
            <span className={`${styles.number} num`}>{line.place + 1}</span>
            <div className={styles.texts}>
              <LineTexts line={line} waits={running} />
              {retriable.includes(line.place) && (
                <Button variant="quiet" aria-label={retryLineLabel(line.place)} onClick={() => onRetry(line.place)}>
                  {bulkWords.tryAgain}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function SourceText({ text }: { text: string }) {
  const source = useRef<HTMLParagraphElement>(null)
  const [unfolded, setUnfolded] = useState(false)
  const isCut = useIsCut(source)
  return (
    <>
      <p ref={source} className={styles.source} data-unfolded={unfolded || undefined}>
        {text}
      </p>
      {(isCut || unfolded) && <UnfoldButton unfolded={unfolded} text={text} onToggle={() => setUnfolded(!unfolded)} />}
    </>
  )
}

/** Redrawn only when the line has a new outcome: there are hundreds of lines. */
const LineTexts = memo(function LineTexts({ line: { text, outcome }, waits }: { line: BulkLine; waits: boolean }) {
  return (
    <>
      <SourceText text={text} />
      {isTranslated(outcome) && (
        <>
          <p lang="ko" className={styles.korean}>
            <KoreanText text={outcome.translation} />
          </p>
          {outcome.status === 'partial' && <p className={styles.doubt}>{doubtSentence(untranslatedTexts(outcome))}</p>}
        </>
      )}
      {isFailed(outcome) && <p className={styles.failure}>{outcome.error.message}</p>}
      {outcome === null && <p className={styles.source}>{waits ? bulkWords.waiting : bulkWords.notTranslated}</p>}
    </>
  )
})
