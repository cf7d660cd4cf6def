import { type ReactNode, useEffect, useRef } from 'react'
import type { MatchResult, MatchState } from '#match/matchContract.ts'
import styles from '#match/web/ResultHead.module.css'
import { resultWords } from '#match/web/resultWords.ts'
import { StepBar } from '#match/web/StepBar.tsx'
import { sidesOf } from '#match/web/sides.ts'

interface ResultHeadProps {
  state: MatchState
  result: MatchResult
  /** What is said instead of the usual sentence. */
  lead?: string | undefined
  /** Under the score. */
  children: ReactNode
}

/** Who won and how, in words and figures; takes the focus. */
export function ResultHead({ state, result, lead, children }: ResultHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, lead: usual } = resultWords(state, result)
  const sentence = lead ?? usual
  const score = sidesOf(state, [result.player1_score, result.player2_score])

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {sentence && <p>{sentence}</p>}
      {result.reason !== 'void' && (
        <>
          <p className={styles.score} aria-hidden="true">
            <span data-side="you">{score.you}</span>
            <span data-side="opponent">{score.opponent}</span>
          </p>
          <StepBar state={state} />
          {children}
        </>
      )}
    </header>
  )
}
