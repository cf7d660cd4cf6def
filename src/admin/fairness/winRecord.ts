import type { NamedPlayer } from '#admin/fairness/matchFacts.ts'

/** A player's matches against one opponent, in the period of the report. */
export interface OpponentTally {
  id: string
  /** Rated matches, and how many of them the player won. */
  matches: number
  wins: number
  /** Wins, rated or not. */
  allWins: number
  /** Ids of the rated wins, and of all wins in which the opponent gave up before the last question; oldest first. */
  won: readonly string[]
  wonEarly: readonly string[]
  /** All rated matches of the opponent, whoever they were against. */
  played: number
}

/** Whom a player won against. */
export interface WinRecord {
  player: NamedPlayer
  opponents: readonly OpponentTally[]
}

/** How often two players met in rated matches. */
export interface Meeting {
  players: readonly [string, string]
  matches: number
}

/** The sums over these opponents. */
export function totalOf(opponents: readonly OpponentTally[]): { matches: number; wins: number; won: string[] } {
  return {
    matches: sum(opponents.map(({ matches }) => matches)),
    wins: sum(opponents.map(({ wins }) => wins)),
    won: opponents.flatMap(({ won }) => won),
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
