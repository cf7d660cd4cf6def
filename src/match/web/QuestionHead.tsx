import { type ReactNode, useEffect, useRef } from 'react'
import type { EpochMs } from '#kit/time.ts'
import type { MatchState } from '#match/matchContract.ts'
import { audioCopy, questionCopy, readyCopy } from '#match/web/copy.ts'
import styles from '#match/web/QuestionHead.module.css'
import { StepBar } from '#match/web/StepBar.tsx'
import { useSecondsLeft } from '#match/web/useSecondsLeft.ts'

interface QuestionHeadProps {
  state: MatchState
  serverNow: () => EpochMs
  /** What is to be kept in mind. */
  children?: ReactNode
}

/** Which question of three; takes the focus when it comes. */
export function QuestionHead({ state, serverNow, children }: QuestionHeadProps) {
  const head = useRef<HTMLDivElement>(null)
  const { question, feedback } = state
  const seconds = useSecondsLeft(feedback?.next_at ?? null, serverNow)

  useEffect(() => head.current?.focus({ preventScroll: true }), [])

  if (!question) return null
  const next = state.waits_for_audio ? audioCopy.loading : questionCopy.next(seconds)
  const rest = question.number === 3 ? questionCopy.ends(seconds) : next
  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <p>
        <strong>{questionCopy.number(question.number)}</strong>
        <span>{readyCopy.challenge(state.match.skill_type)}</span>
      </p>
      <p className={styles.rule}>{feedback ? rest : questionCopy.rule}</p>
      {children && <p className={styles.note}>{children}</p>}
      <StepBar state={state} />
    </div>
  )
}
