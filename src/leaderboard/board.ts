import type { Skill } from '#rating/skill.ts'

/** How many ranked players of a skill are shown. */
export const RANKED_SHOWN = 100
/** How many provisional players are shown below them. */
export const PROVISIONAL_SHOWN = 10

/** The public facts about a player: no id and no email address. */
export interface BoardPlayer {
  name: string
  rating: number
  /** Rated matches in the skill. */
  matches: number
}

export interface RankedPlayer extends BoardPlayer {
  rank: number
}

/** The strongest players of a skill. */
export interface Board {
  skill: Skill
  ranked: RankedPlayer[]
  /** The players with too few rated matches for a rank. */
  provisional: BoardPlayer[]
}

/** Equal ratings share a rank, and the next rank counts them all: 1, 2, 2, 4. Players with equal ratings are sorted by name. */
export function ranked(players: readonly BoardPlayer[]): RankedPlayer[] {
  const strongestFirst = players.toSorted(
    (one, other) => other.rating - one.rating || Number(one.name > other.name) - Number(one.name < other.name),
  )
  return strongestFirst.map((player) => ({
    ...player,
    rank: 1 + strongestFirst.findIndex(({ rating }) => rating === player.rating),
  }))
}
