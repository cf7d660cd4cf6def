import { type ReactNode, useEffect, useRef } from 'react'
import type { MatchResult, MatchState } from '#match/matchContract.ts'
import styles from '#match/web/ResultHead.module.css'
import { momentSentence, resultWords } from '#match/web/resultCopy.ts'
import { StepBar } from '#match/web/StepBar.tsx'
import { playersOf, sidesOf } from '#match/web/sides.ts'

interface ResultHeadProps {
  state: MatchState
  result: MatchResult
  /** Replaces the usual sentence. */
  lead?: string | undefined
  /** Shown under the score. */
  children: ReactNode
}

/** The winner and the score. It takes the focus. */
export function ResultHead({ state, result, lead, children }: ResultHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, lead: usual } = resultWords(state, result)
  const sentence = lead ?? usual
  const { you, opponent } = playersOf(state)
  const moment = momentSentence(state, result)
  const score = sidesOf(state, [result.player1_score, result.player2_score])

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1} title={title}>
        {title}
      </h1>
      {sentence && <p>{sentence}</p>}
      {result.reason !== 'void' && (
        <>
          <p className={styles.score} aria-hidden="true">
            <i data-side="you">{initialOf(you.display_name)}</i>
            <span data-side="you">{score.you}</span>
            <span className={styles.to}>–</span>
            <span data-side="opponent">{score.opponent}</span>
            <i data-side="opponent">{initialOf(opponent.display_name)}</i>
          </p>
          <StepBar state={state} />
          {moment && <p className={styles.moment}>{moment}</p>}
          {children}
        </>
      )}
    </header>
  )
}

function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? ''
}
