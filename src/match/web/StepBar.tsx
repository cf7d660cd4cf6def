import type { MatchState } from '#match/matchContract.ts'
import styles from '#match/web/StepBar.module.css'
import { sideOf } from '#match/web/sides.ts'

/** Three squares, one a question: whose point it was, which is open, which are to come. */
export function StepBar({ state }: { state: MatchState }) {
  const { points, question, phase } = state
  const stepOf = (number: number) => {
    const point = points[number - 1]
    if (point !== undefined) return sideOf(state, point) ?? 'nobody'
    return phase === 'question' && question?.number === number ? 'now' : undefined
  }
  return (
    <div className={styles.steps} aria-hidden="true">
      {[1, 2, 3].map((number) => (
        <span key={number} data-step={stepOf(number)} />
      ))}
    </div>
  )
}
