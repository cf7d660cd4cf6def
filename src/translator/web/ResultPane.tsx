import { type Ref, useRef } from 'react'
import { Button } from '#design/web/Button.tsx'
import { isAboutLength, type TranslateFailure } from '#translator/translateFailure.ts'
import { ArrivingSentence } from '#translator/web/ArrivingSentence.tsx'
import { failureSentence, noticeSentence, resetSentence, words } from '#translator/web/copy.ts'
import { Doubts } from '#translator/web/Doubts.tsx'
import { KoreanSentence } from '#translator/web/KoreanSentence.tsx'
import { OtherReadings } from '#translator/web/OtherReadings.tsx'
import { ResultActions } from '#translator/web/ResultActions.tsx'
import styles from '#translator/web/ResultPane.module.css'
import { ToneChip } from '#translator/web/ToneChip.tsx'
import { useResultInView } from '#translator/web/useResultInView.ts'
import type { Workbench } from '#translator/workbench.ts'
import type { WorkbenchAnswer } from '#translator/workbenchAnswer.ts'
import type { ResultView } from '#translator/workbenchView.ts'

interface ResultPaneProps {
  paneRef: Ref<HTMLElement>
  bench: Workbench
  view: ResultView
  onRetry: () => void
}

export function ResultPane({ paneRef, bench, view, onRetry }: ResultPaneProps) {
  const { text, tone, failure } = bench
  const shown = 'shown' in view ? view.shown : null
  const result = useRef<HTMLDivElement>(null)
  const failed = failure !== null && failure.kind !== 'empty'

  useResultInView(result, bench)

  return (
    <section ref={paneRef} className={styles.pane} aria-label={words.resultLabel} tabIndex={-1}>
      <div className={styles.head}>
        <span className={styles.label}>{words.resultLabel}</span>
        {view.state === 'stale' && <span className={styles.stale}>{words.sourceChanged}</span>}
        {shown?.any.source === 'english' && <ToneChip tone={tone} />}
      </div>
      <div ref={result} className={styles.result} aria-live="polite" aria-busy={view.state === 'loading'}>
        {failed && <FailureNote failure={failure} onRetry={onRetry} />}
        {view.state === 'empty' && !failed && <p className="muted">{words.emptyResult}</p>}
        {view.state === 'loading' && <ArrivingSentence source={text} arrived={view.arrived} />}
        {shown && (
          <div className={styles.shown} data-stale={view.state === 'stale' || undefined}>
            <KoreanSentence key={shown.version.text} version={shown.version} />
            {shown.any.source === 'korean' && <p className="muted">{words.readNotTranslated}</p>}
            <OtherReadings key={bench.source} others={shown.any.others} tone={tone} />
            <Doubts any={shown.any} source={bench.source ?? ''} />
            <Notice notice={shown.any.notice} />
          </div>
        )}
      </div>
      <ResultActions shown={shown} source={{ text, tone }} />
    </section>
  )
}

/** Not an alert: a toast comes with it and is read out. */
function FailureNote({ failure, onRetry }: { failure: TranslateFailure; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <p>
        <strong>Error: {failureSentence(failure)}</strong>
        {failure.kind === 'dailyLimit' && <> {resetSentence(localTime(failure.usage.resets_at))}</>}
      </p>
      {failure.kind === 'dailyLimit' && <a href="/pricing">{words.seePlans}</a>}
      {!isAboutLength(failure) && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  )
}

function Notice({ notice }: { notice: WorkbenchAnswer['notice'] }) {
  return notice ? <p className={styles.notice}>{noticeSentence(notice)}</p> : null
}

function localTime(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' })
}
