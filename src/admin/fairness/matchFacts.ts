import { THROWN } from '#admin/fairness/thresholds.ts'
import type { Milliseconds } from '#kit/time.ts'

/** A player in the report, which only admins see. */
export interface NamedPlayer {
  id: string
  name: string
}

/** Facts about one player of a completed match, from its log. */
export interface MatchSide {
  player: string
  score: 0 | 0.5 | 1
  resigned: boolean
  /** Whether the player was away for so long that the opponent claimed the win. */
  left: boolean
  answers: number
  /** Wrong answers within `THROWN.rushedMs`. */
  rushed: number
  /** For how long, total, the questions that the opponent answered right were open. */
  openMs: Milliseconds
}

export interface MatchFacts {
  id: string
  sides: readonly [MatchSide, MatchSide]
}

export type ThrownHow = 'resigned' | 'left' | 'rushed' | 'idle'

/** How a match that looks thrown was lost; null for any other match, such as one lost to a faster player. */
export function thrownHow({ score, resigned, left, answers, rushed, openMs }: MatchSide): ThrownHow | null {
  if (score !== 0) return null
  if (answers <= THROWN.mostAnswers && resigned) return 'resigned'
  if (answers <= THROWN.mostAnswers && left) return 'left'
  if (rushed >= THROWN.leastRushed) return 'rushed'
  return answers === 0 && openMs >= THROWN.idleMs ? 'idle' : null
}

export function sideOf({ sides }: MatchFacts, player: string): MatchSide | undefined {
  return sides.find((side) => side.player === player)
}
