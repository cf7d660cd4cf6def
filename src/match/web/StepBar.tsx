import type { MatchState } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import styles from '#match/web/StepBar.module.css'
import { playersOf, type Sides, sideOf } from '#match/web/sides.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

const NUMBERS = Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1)

type Step = keyof Sides<unknown> | 'nobody' | 'now' | undefined

/** One square per question: who won its point, or whether it is open or still to come. During a match, it is a progress bar. */
export function StepBar({ state }: { state: MatchState }) {
  const steps = NUMBERS.map((number) => ({ number, step: stepOf(state, number) }))
  const squares = steps.map(({ number, step }) => <span key={number} data-step={step} />)
  const { question } = state
  if (!question) {
    return (
      <div className={styles.steps} role="img" aria-label={pointsSentence(state, steps)}>
        {squares}
      </div>
    )
  }
  return (
    <div
      className={styles.steps}
      role="progressbar"
      aria-label={questionCopy.progress}
      aria-valuemin={1}
      aria-valuemax={QUESTION_COUNT}
      aria-valuenow={question.number}
      aria-valuetext={questionCopy.number(question.number)}
    >
      {squares}
    </div>
  )
}

function stepOf(state: MatchState, number: number): Step {
  const { points, question, phase } = state
  const point = points[number - 1]
  if (point !== undefined) return sideOf(state, point) ?? 'nobody'
  return phase === 'question' && question?.number === number ? 'now' : undefined
}

/** Who won each question that was played. */
function pointsSentence(state: MatchState, steps: readonly { number: number; step: Step }[]): string {
  const names = {
    you: questionCopy.you,
    opponent: questionCopy.theirs(playersOf(state).opponent.display_name),
    nobody: questionCopy.nobody,
  }
  return steps
    .flatMap(({ number, step }) => (step && step !== 'now' ? [questionCopy.pointOf(number, names[step])] : []))
    .join(' ')
}
