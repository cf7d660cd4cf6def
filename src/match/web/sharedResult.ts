import type { MatchResult, MatchState } from '#match/matchContract.ts'
import { isWonBy, shareCopy } from '#match/web/resultCopy.ts'
import { playersOf, type Sides, sideOf, sidesOf } from '#match/web/sides.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { signed } from '#rating/signed.ts'
import type { Skill } from '#rating/skill.ts'

/** A match's result as a player shares it: from their own perspective, without the opponent's name. */
export interface SharedResult {
  skill: Skill
  headline: string
  rating: string
  /** The winner of each question's point; `open` if the match ended before the question. */
  steps: (keyof Sides<unknown> | 'nobody' | 'open')[]
}

export function sharedResult(state: MatchState, result: MatchResult): SharedResult {
  const score = sidesOf(state, [result.player1_score, result.player2_score])
  const { before, after, delta } = sidesOf(state, result.ratings).you
  const isWon = isWonBy(result, playersOf(state).you)
  return {
    skill: state.match.skill_type,
    headline: result.reason === 'draw' ? shareCopy.draw : shareCopy.decided(isWon, score.you, score.opponent),
    rating: result.rated ? shareCopy.rated(before, after, signed(delta)) : shareCopy.unrated,
    steps: Array.from({ length: QUESTION_COUNT }, (_, index) => {
      const point = state.points[index]
      return point === undefined ? 'open' : (sideOf(state, point) ?? 'nobody')
    }),
  }
}
