import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#design/web/Button.tsx'
import { EmptyState } from '#design/web/EmptyState.tsx'
import { Panel } from '#design/web/Panel.tsx'
import { useKoreanFonts } from '#design/web/useKoreanFonts.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { BegunPractice } from '#practice/practiceContract.ts'
import { untimedPath } from '#practice/practicePages.ts'
import { showRefusal } from '#practice/web/showRefusal.ts'
import type { MistakeReport } from '#review/insight/insightContract.ts'
import { reviewMeta } from '#review/reviewPages.ts'
import { mistakesCopy as copy, kindName, mistakeTitle } from '#review/web/insightCopy.ts'
import styles from '#review/web/MistakesPanel.module.css'
import { MixedText } from '#site/web/MixedText.tsx'

/** Each mistake with the newest example, the guide to it, and a way to practice it. */
export function MistakesPanel({ mistakes }: { mistakes: readonly MistakeReport[] }) {
  useKoreanFonts(mistakes.map(({ example }) => example.right + example.given).join())
  return (
    <Panel title={copy.title}>
      {mistakes.length === 0 && <EmptyState>{copy.none}</EmptyState>}
      <ol>
        {mistakes.map((mistake) => (
          <MistakeItem key={`${mistake.kind} ${mistake.name}`} mistake={mistake} />
        ))}
      </ol>
      {mistakes.length > 0 && <p className={styles.note}>{copy.forgotten}</p>}
    </Panel>
  )
}

function MistakeItem({ mistake }: { mistake: MistakeReport }) {
  const { times, example, guide, questions } = mistake
  const title = mistakeTitle(mistake)
  return (
    <li className={styles.mistake}>
      <p className={styles.name}>
        <span className={styles.kind}>{kindName(mistake)}</span>
        <b>
          <MixedText text={title} />
        </b>
        <span className={styles.times}>{copy.times(times)}</span>
      </p>
      <p className={styles.example}>
        {copy.lately}{' '}
        <b>
          <MixedText text={example.right} />
        </b>
        , <MixedText text={copy.notThis(example.given)} />
      </p>
      <p className={styles.ways}>
        {questions > 0 ? (
          <PracticeButton mistake={mistake} title={title} />
        ) : (
          <Link to={reviewMeta.path}>{copy.comesBack}</Link>
        )}
        {guide && (
          <a href={guide} aria-label={`${copy.guide}: ${title}`}>
            {copy.guide}
          </a>
        )}
      </p>
    </li>
  )
}

function PracticeButton({ mistake: { kind, name, questions }, title }: { mistake: MistakeReport; title: string }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function begin() {
    if (busy) return
    setBusy(true)
    try {
      const { practice_id } = await callFunction<BegunPractice>('mistake-begin', { kind, name })
      navigate(untimedPath(practice_id))
    } catch (error) {
      showRefusal(error, copy.failed)
    }
    setBusy(false)
  }

  const label = copy.practice(questions)
  return (
    <Button busy={busy} busyLabel={copy.beginning} aria-label={`${label}: ${title}`} onClick={begin}>
      {label}
    </Button>
  )
}
