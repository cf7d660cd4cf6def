import type { NamedPlayer } from '#admin/fairness/matchFacts.ts'
import type { Milliseconds } from '#kit/time.ts'
import type { Skill } from '#rating/skill.ts'

/** Players and numbers that an admin should look into. It is not a verdict, and has no automatic consequences. */
export type Suspicion = WinTrading | ImpossibleReactions | Sandbagging

interface Raised {
  /** Ids of the matches that it is based on. */
  matches: string[]
}

export interface WinTrading extends Raised {
  kind: 'win-trading'
  players: [NamedPlayer, NamedPlayer]
  meetings: number
  /** How often two players who play this much would meet by chance. */
  expected: number
  thrown: number
  /** The wins of each player. */
  wins: [number, number]
  pattern: 'one-sided' | 'alternating'
}

export interface ImpossibleReactions extends Raised {
  kind: 'reactions'
  players: [NamedPlayer]
  answers: number
  medianMs: Milliseconds
  fast: number
  fastRight: number
}

export interface Sandbagging extends Raised {
  kind: 'sandbagging'
  players: [NamedPlayer]
  skill: Skill
  losses: number
  thrown: number
  resigned: number
  /** Rating points that the thrown losses cost. */
  drop: number
  matchesSince: number
  winsSince: number
}

/** The answer of `admin-fairness`. */
export interface FairnessReport {
  days: number
  suspicions: Suspicion[]
}
