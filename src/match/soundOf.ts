import type { Sound } from '#design/sound.ts'
import type { MatchState } from '#match/matchContract.ts'

type Heard = Pick<MatchState, 'phase' | 'question' | 'your_answer' | 'opponent_answered' | 'feedback' | 'result'> & {
  match: { you: 1 | 2; players: MatchState['match']['players'] }
}

/** The sound for what has changed in a match since the page showed it `before`; null for none, and for a page just opened. */
export function soundOf(before: Heard | undefined, now: Heard): Sound | null {
  if (!before) return null
  if (now.result) return before.result ? null : resultSound(now)
  if (before.question?.number !== now.question?.number) return now.question?.number === 1 ? 'start' : null
  return questionSound(before, now)
}

function questionSound(before: Heard, { phase, your_answer, feedback, opponent_answered }: Heard): Sound | null {
  if (!before.your_answer && your_answer) return your_answer.correct ? 'right' : 'wrong'
  if (!before.feedback && feedback) return your_answer ? null : 'wrong'
  return !before.opponent_answered && opponent_answered && phase === 'question' ? 'answered' : null
}

function resultSound({ phase, result, match }: Heard): Sound | null {
  const you = match.players[match.you - 1]?.id
  if (phase !== 'completed' || !result || result.reason === 'draw') return null
  return result.winner_id === you ? 'win' : 'loss'
}
