import type { Ref } from 'react'
import { Button } from '#design/web/Button.tsx'
import type { TranslateFailure } from '#translator/translateFailure.ts'
import type { Tone } from '#translator/translation.ts'
import { ArrivingSentence } from '#translator/web/ArrivingSentence.tsx'
import {
  failureSentence,
  noticeSentence,
  partialSentence,
  resetSentence,
  unknownSentence,
  words,
} from '#translator/web/copy.ts'
import { KoreanSentence } from '#translator/web/KoreanSentence.tsx'
import { ResultActions } from '#translator/web/ResultActions.tsx'
import styles from '#translator/web/ResultPane.module.css'
import { ToneChip } from '#translator/web/ToneChip.tsx'
import type { WorkbenchAnswer } from '#translator/workbenchAnswer.ts'
import type { ResultView, ShownVersion } from '#translator/workbenchView.ts'

interface ResultPaneProps {
  paneRef: Ref<HTMLElement>
  view: ResultView
  /** What stands in the input now: the link holds it. */
  text: string
  tone: Tone
  failure: TranslateFailure | null
  onRetry: () => void
}

export function ResultPane({ paneRef, view, text, tone, failure, onRetry }: ResultPaneProps) {
  const shown = 'shown' in view ? view.shown : null
  const failed = failure !== null && failure.kind !== 'empty'
  return (
    <section ref={paneRef} className={styles.pane} aria-label={words.resultLabel} tabIndex={-1}>
      <div className={styles.head}>
        <span className={styles.label}>{words.resultLabel}</span>
        {view.state === 'stale' && <span className={styles.stale}>{words.sourceChanged}</span>}
        {shown && <ToneChip tone={tone} />}
      </div>
      <div className={styles.result} aria-live="polite" aria-busy={view.state === 'loading'}>
        {failed && <FailureNote failure={failure} onRetry={onRetry} />}
        {view.state === 'empty' && !failed && <p className="muted">{words.emptyResult}</p>}
        {view.state === 'loading' && <ArrivingSentence source={text} arrived={view.arrived} />}
        {shown && (
          <div className={styles.shown} data-stale={view.state === 'stale' || undefined}>
            <KoreanSentence key={shown.version.text} version={shown.version} />
            <Doubts any={shown.any} />
            <Notice notice={shown.any.notice} />
          </div>
        )}
      </div>
      <ResultActions shown={shown} source={{ text, tone }} />
    </section>
  )
}

/** The toast that comes with it is read out as an alert, so this one is not. */
function FailureNote({ failure, onRetry }: { failure: TranslateFailure; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <p>
        <strong>Error: {failureSentence(failure)}</strong>
        {failure.kind === 'dailyLimit' && <> {resetSentence(localTime(failure.usage.resets_at))}</>}
      </p>
      {failure.kind === 'dailyLimit' ? (
        <a href="/pricing">{words.seePlans}</a>
      ) : (
        <Button onClick={onRetry}>{words.retry}</Button>
      )}
    </div>
  )
}

function Doubts({ any }: { any: ShownVersion['any'] }) {
  if (any.unknown.length > 0) return <p className={styles.doubt}>{unknownSentence(any.unknown)}</p>
  return any.status === 'partial' ? <p className={styles.doubt}>{partialSentence}</p> : null
}

function Notice({ notice }: { notice: WorkbenchAnswer['notice'] }) {
  return notice ? <p className={styles.notice}>{noticeSentence(notice)}</p> : null
}

function localTime(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' })
}
