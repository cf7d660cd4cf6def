import type { NamedPlayer } from '#admin/fairness/matchFacts.ts'
import type { Milliseconds } from '#kit/time.ts'
import type { Skill } from '#rating/skill.ts'

/** Players and numbers that an admin should look into. It is not a verdict. */
export type Suspicion = WinTrading | ImpossibleReactions | Sandbagging | Farming

/** Signs that a player's wins were arranged. They keep the player off the leaderboards until an admin has looked. */
export type Farming = OneOpponentAccounts | EarlyResignations | FeedingRing

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

/** Most of a player's wins came from accounts that play hardly anyone else. */
export interface OneOpponentAccounts extends Raised {
  kind: 'one-opponent'
  players: [NamedPlayer]
  /** How many such accounts there are, and the player's rated wins and matches against them. */
  accounts: number
  wins: number
  meetings: number
  /** All rated wins of the player. */
  allWins: number
}

/** Most of a player's wins came from opponents who gave up before the last question. */
export interface EarlyResignations extends Raised {
  kind: 'early-resignations'
  players: [NamedPlayer]
  early: number
  /** All wins of the player, rated or not. */
  allWins: number
}

/** A group that mostly plays among itself, and in which one player wins nearly always. */
export interface FeedingRing extends Raised {
  kind: 'feeding-ring'
  players: [NamedPlayer]
  /** How many others belong to the group, and the player's rated wins and matches against them. */
  feeders: number
  wins: number
  meetings: number
  /** Rated matches of the feeders among themselves. */
  among: number
  /** All rated wins of the player. */
  allWins: number
}

/** A player who is kept off the leaderboards, for the admin. */
export interface BoardHold {
  player: NamedPlayer
  suspicions: Farming[]
  heldAt: string
  /** Whether an admin has confirmed it. */
  confirmed: boolean
}

/** The answer of `admin-holds`. */
export interface HoldsResponse {
  holds: BoardHold[]
}

/** The answer of `admin-fairness`. */
export interface FairnessReport {
  days: number
  suspicions: Suspicion[]
}
