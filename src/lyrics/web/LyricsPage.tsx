import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { LinkButton } from '#design/web/LinkButton.tsx'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { TextArea } from '#design/web/TextArea.tsx'
import type { LearningPage } from '#learn/learningPage.ts'
import type { PageContent } from '#learn/pageContent.ts'
import { Blocks } from '#learn/web/Blocks.tsx'
import { HubPageHead } from '#learn/web/HubPageHead.tsx'
import { explainFailure } from '#lyrics/explainFailure.ts'
import type { ExplainedLine, ExplainLyricsResponse } from '#lyrics/lyricsContract.ts'
import { ExplainedLines } from '#lyrics/web/ExplainedLines.tsx'
import styles from '#lyrics/web/LyricsPage.module.css'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { ListenScript } from '#speech/web/ListenScript.tsx'
import { useListeningFailures } from '#speech/web/useListeningFailures.ts'
import { LONGEST_TEXT } from '#translator/sourceText.ts'

/** Written for this page. */
const SAMPLE = `별이 뜨면 네 생각이 나
멀리 있어도 나는 괜찮아
오늘 밤도 너를 기다릴게
내 손을 잡고 같이 가자`

interface LyricsPageProps {
  page: LearningPage
  content: PageContent
}

export function LyricsPage({ page, content }: LyricsPageProps) {
  useListeningFailures()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string>()
  const [lines, setLines] = useState<readonly ExplainedLine[]>()
  const [busy, setBusy] = useState(false)
  const result = useRef<HTMLElement>(null)

  async function explain(pasted: string) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    loadKoreanFonts()
    try {
      const answer = await callFunction<ExplainLyricsResponse>('explain-lyrics', { text: pasted })
      setLines(answer.lines)
      result.current?.focus()
    } catch (error) {
      setFailure(explainFailure(error instanceof FunctionProblem ? error : undefined))
    } finally {
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    explain(text)
  }

  function showSample() {
    setText(SAMPLE)
    explain(SAMPLE)
  }

  return (
    <main id="main" className={`page ${styles.page}`}>
      <HubPageHead page={page} lead={content.description} />
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          label="Korean lines"
          lang="ko"
          rows={6}
          maxLength={LONGEST_TEXT}
          value={text}
          error={failure}
          hint="Paste the lines that you want to understand. They are read on this server and not stored."
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" aria-disabled={busy}>
            {busy ? 'Reading…' : 'Explain the lines'}
          </Button>
          <Button type="button" variant="quiet" onClick={showSample}>
            Try an example
          </Button>
        </div>
      </form>
      <section ref={result} tabIndex={-1} aria-label="Line by line" className={styles.result}>
        {lines && <ExplainedLines lines={lines} />}
      </section>
      <article>
        <Blocks blocks={content.blocks} />
      </article>
      <section className={styles.call} aria-labelledby="call">
        <h2 id="call">{page.call}</h2>
        <div className={styles.buttons}>
          <LinkButton variant="primary" href="/translate">
            Try Korean Translator
          </LinkButton>
        </div>
      </section>
      <ListenScript />
    </main>
  )
}
