import { UNNAMED } from '#identity/displayName.ts'
import type { Feedback, MatchState } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import { Reasons } from '#match/web/Reasons.tsx'
import { playersOf, sideOf } from '#match/web/sides.ts'
import { Verdict } from '#match/web/Verdict.tsx'

/** The verdict in one line, then the reason, as soon as each may be known. */
export function Explanation({ state }: { state: MatchState }) {
  const { feedback, your_answer: own } = state
  const opponent = playersOf(state).opponent.display_name || UNNAMED
  return (
    <Verdict text={verdictOf(state)} isRight={own?.correct ?? false}>
      {feedback ? (
        <>
          <Reasons explained={feedback} chosenId={own?.option_id} />
          <Margin state={state} feedback={feedback} />
        </>
      ) : (
        own && !own.correct && <p>{questionCopy.mayAnswer(opponent)}</p>
      )}
    </Verdict>
  )
}

function verdictOf(state: MatchState): string {
  const { feedback, your_answer: own } = state
  if (own) return own.correct ? questionCopy.correct : questionCopy.incorrect
  if (!feedback) return ''
  if (feedback.point === null) return questionCopy.timeUp
  return questionCopy.first(playersOf(state).opponent.display_name || UNNAMED)
}

function Margin({ state, feedback }: { state: MatchState; feedback: Feedback }) {
  const { margin_ms: margin, point } = feedback
  const side = sideOf(state, point)
  if (side === null || margin === null) return null
  const winner = playersOf(state)[side].display_name || UNNAMED
  return <p className="muted">{questionCopy.margin(winner, margin)}</p>
}
