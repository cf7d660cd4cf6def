import { UNNAMED } from '#identity/displayName.ts'
import type { Feedback, MatchState } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import styles from '#match/web/Explanation.module.css'
import { playersOf, sideOf } from '#match/web/sides.ts'
import { MixedText } from '#site/web/MixedText.tsx'

/** The verdict in one line, then the reason, as soon as each may be known. */
export function Explanation({ state }: { state: MatchState }) {
  const { feedback, your_answer: own } = state
  const verdict = verdictOf(state)
  const opponent = playersOf(state).opponent.display_name || UNNAMED
  return (
    <div className={styles.why} data-verdict={verdict === '' ? undefined : own?.correct ? 'right' : 'other'}>
      {/* There from the start: a live region that appears with its text is not read out. */}
      <p className={styles.verdict} aria-live="assertive">
        {verdict}
      </p>
      {feedback ? (
        <Reasons state={state} feedback={feedback} />
      ) : (
        own && !own.correct && <p>{questionCopy.mayAnswer(opponent)}</p>
      )}
    </div>
  )
}

function verdictOf(state: MatchState): string {
  const { feedback, your_answer: own } = state
  if (own) return own.correct ? questionCopy.correct : questionCopy.incorrect
  if (!feedback) return ''
  if (feedback.point === null) return questionCopy.timeUp
  return questionCopy.first(playersOf(state).opponent.display_name || UNNAMED)
}

function Reasons({ state, feedback }: { state: MatchState; feedback: Feedback }) {
  const { explanation, reasons, transcript, margin_ms: margin, point } = feedback
  const { your_answer: own } = state
  const ownReason = own && reasons.find(({ option_id }) => option_id === own.option_id)?.reason
  const side = sideOf(state, point)
  const winner = side && (playersOf(state)[side].display_name || UNNAMED)
  return (
    <>
      {transcript && (
        <p>
          {questionCopy.heard}: <span lang="ko">{transcript}</span>
        </p>
      )}
      {ownReason && (
        <p>
          <MixedText text={ownReason} />
        </p>
      )}
      <p>
        <MixedText text={explanation} />
      </p>
      {winner && margin !== null && <p className="muted">{questionCopy.margin(winner, margin)}</p>}
    </>
  )
}
