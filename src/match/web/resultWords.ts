import { UNNAMED } from '#identity/displayName.ts'
import type { MatchResult, MatchState } from '#match/matchContract.ts'
import { reasonSentence, resultCopy, resultHeadline } from '#match/web/resultCopy.ts'
import { playersOf, sidesOf } from '#match/web/sides.ts'

/** The headline of a result and the sentence under it; the sentence may be empty. */
export function resultWords(state: MatchState, result: MatchResult): { title: string; lead: string } {
  const { you, opponent } = playersOf(state)
  const names = { you: you.display_name || UNNAMED, opponent: opponent.display_name || UNNAMED }
  if (result.reason === 'void') {
    return { title: resultCopy.void, lead: voidSentence(you.ready, opponent.ready, names.opponent) }
  }
  const score = sidesOf(state, [result.player1_score, result.player2_score])
  const won = result.winner_id === null ? null : result.winner_id === you.id
  const [winner, loser] = won ? [names.you, names.opponent] : [names.opponent, names.you]
  return {
    title: resultHeadline(names.you, names.opponent, won, [score.you, score.opponent]),
    lead: reasonSentence(result.reason, winner, loser),
  }
}

function voidSentence(youReady: boolean, opponentReady: boolean, opponent: string): string {
  if (youReady && opponentReady) return resultCopy.withdrawn
  if (youReady) return resultCopy.voidOther(opponent)
  return opponentReady ? resultCopy.voidYou : resultCopy.voidBoth
}
