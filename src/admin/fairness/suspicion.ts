import type { NamedPlayer } from '#admin/fairness/matchFacts.ts'
import type { Milliseconds } from '#kit/time.ts'
import type { Skill } from '#rating/skill.ts'

/** Something that an admin should look at: who, and by which numbers. It is no verdict, and nothing follows from it. */
export type Suspicion = WinTrading | ImpossibleReactions | Sandbagging

interface Raised {
  /** Ids of the matches that it rests on. */
  matches: string[]
}

export interface WinTrading extends Raised {
  kind: 'win-trading'
  players: [NamedPlayer, NamedPlayer]
  meetings: number
  /** How often two who play as much meet by chance. */
  expected: number
  thrown: number
  /** Of each of the two. */
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

/** What `admin-fairness` answers. */
export interface FairnessReport {
  days: number
  suspicions: Suspicion[]
}
