import type { MatchResult, MatchState } from '#match/matchContract.ts'
import { QUESTION_COUNT } from '#match/matchTimes.ts'
import { isWonBy, shareCopy } from '#match/web/resultCopy.ts'
import { playersOf, type Sides, sideOf, sidesOf } from '#match/web/sides.ts'
import { signed } from '#rating/signed.ts'
import type { Skill } from '#rating/skill.ts'

/** What a player shows to others of a match: their own side of it, and nobody else's name. */
export interface SharedResult {
  skill: Skill
  headline: string
  rating: string
  /** Whose point each question was; `open`: the match ended before it. */
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
