import { useRef } from 'react'
import { Card } from '#design/web/Card.tsx'
import { Icon } from '#design/web/Icon.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { ListenScript } from '#speech/web/ListenScript.tsx'
import { useListeningFailures } from '#speech/web/useListeningFailures.ts'
import { inputCount } from '#translator/inputCount.ts'
import { isKoreanText } from '#translator/koreanText.ts'
import type { HistoryEntry } from '#translator/translateContract.ts'
import type { Tone } from '#translator/translation.ts'
import { koreanOnly } from '#translator/untranslated.ts'
import { ArenaInvitation } from '#translator/web/ArenaInvitation.tsx'
import { usageSentence, words } from '#translator/web/copy.ts'
import { FourTones } from '#translator/web/FourTones.tsx'
import { HistoryPanel } from '#translator/web/HistoryPanel.tsx'
import { InputPane } from '#translator/web/InputPane.tsx'
import { ResultPane } from '#translator/web/ResultPane.tsx'
import { showAddress } from '#translator/web/showAddress.ts'
import styles from '#translator/web/TranslatePage.module.css'
import { useEscape } from '#translator/web/useEscape.ts'
import { useFocusAtFirst } from '#translator/web/useFocusAtFirst.ts'
import { useRecentTexts } from '#translator/web/useRecentTexts.ts'
import { useTypedAhead } from '#translator/web/useTypedAhead.ts'
import { useUsage } from '#translator/web/useUsage.ts'
import { showFailure, useWorkbench } from '#translator/web/useWorkbench.ts'
import { WhyPanel } from '#translator/web/WhyPanel.tsx'
import { isCharged } from '#translator/workbench.ts'
import { historyAnswer } from '#translator/workbenchAnswer.ts'
import { resultView, type ShownVersion } from '#translator/workbenchView.ts'

/** Whether any clause was translated: four times the same English or Korean shows no tones. */
function hasTones({ version, any }: ShownVersion): boolean {
  return any.source === 'english' && koreanOnly(version.text, any.gaps) !== ''
}

export function TranslatePage() {
  const [usage, setUsage] = useUsage()
  const [, remember] = useRecentTexts()
  const [bench, dispatch] = useWorkbench({ onUsage: setUsage, onTranslated: remember })
  const input = useRef<HTMLTextAreaElement>(null)
  const result = useRef<HTMLElement>(null)
  const view = resultView(bench)
  const shown = 'shown' in view ? view.shown : null
  const isLoading = view.state === 'loading' && !isKoreanText(bench.text)

  useListeningFailures()
  useTypedAhead(input, bench.text, (text) => dispatch({ type: 'textChanged', text }))
  useFocusAtFirst(input, bench.text === '')
  useEscape(bench.request !== null, () => dispatch({ type: 'translationStopped' }))

  function translate(text = bench.text) {
    dispatch({ type: 'translationAsked', text })
    if (text.trim() === '') showFailure({ kind: 'empty' })
    if (text.trim() === '' || text !== bench.text) input.current?.focus()
  }

  function clear() {
    dispatch({ type: 'cleared' })
    showAddress(null)
    input.current?.focus()
  }

  function openEntry(entry: HistoryEntry) {
    const { source_text: text, tone } = entry
    dispatch({ type: 'entryOpened', text, tone, answer: historyAnswer(entry) })
    showAddress({ text, tone })
    result.current?.focus()
  }

  return (
    <main id="main" className={`page ${styles.page}`}>
      <header className={styles.head}>
        <h1>{words.heading}</h1>
        <p className={styles.usage}>{usage && usageSentence(usage)}</p>
        <LinkButton variant="quiet" href="/translate/bulk" inApp className={styles.bulk}>
          <Icon name="file" />
          <span>
            {words.bulk}
            <span className={styles.wide}> {words.bulkRest}</span>
          </span>
        </LinkButton>
      </header>
      <ArenaInvitation />
      <Card flush className={styles.bench}>
        <InputPane
          bench={bench}
          compact={view.state !== 'empty' || bench.failure !== null}
          inputRef={input}
          count={inputCount(bench.text, usage?.left ?? null, isCharged(bench))}
          left={usage?.left}
          onText={(text) => dispatch({ type: 'textChanged', text })}
          onTone={(tone: Tone) => dispatch({ type: 'toneChosen', tone })}
          onTranslate={translate}
          onClear={clear}
        />
        <ResultPane paneRef={result} bench={bench} view={view} onRetry={() => translate()} />
      </Card>
      {(isLoading || (shown?.any.tones && hasTones(shown))) && (
        <FourTones
          tones={shown?.any.tones ?? null}
          audioUrls={shown?.any.audio_urls ?? null}
          current={bench.tone}
          gaps={shown?.any.gaps ?? []}
        />
      )}
      {(isLoading || shown?.any.source === 'english') && (
        <WhyPanel answer={shown?.own ?? null} waiting={bench.request !== null} />
      )}
      <HistoryPanel newestId={bench.newestEntryId} onOpenEntry={openEntry} />
      <ListenScript />
    </main>
  )
}
