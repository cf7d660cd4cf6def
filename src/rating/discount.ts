/** Matches within this time belong to a series: the further in the series, the less a match moves a rating. */
export const SERIES_HOURS = 24
/** How many matches between the same two players within `SERIES_HOURS` are rated. */
export const RATED_REPEATS = 3
/** An account with fewer other opponents than this is unknown: its results say little about the player it meets. */
export const KNOWN_OPPONENTS = 4
/** How many wins against unknown accounts within `SERIES_HOURS` count in full. */
export const FULL_UNKNOWN_WINS = 3

/** A player's rated matches within `SERIES_HOURS` before this one. */
export interface Lately {
  /** Against the same opponent. */
  sameOpponent: number
  /** Won because the opponent gave up early; 0 unless this match is also such a win. */
  earlyWins: number
  /** Won against accounts that are still unknown; 0 unless this opponent is unknown too. */
  unknownWins: number
}

/** Why a match moves a rating less. */
export type DiscountReason = 'same_opponent' | 'early_wins' | 'unknown_opponents'

/** How many times the K of a match is halved, and why. */
export interface Discount {
  halvings: number
  reason: DiscountReason | null
}

/** Whether a match is rated after `sameOpponent` rated ones against the same opponent within `SERIES_HOURS`. */
export function isRatedAfter(sameOpponent: number): boolean {
  return sameOpponent < RATED_REPEATS
}

/** The longest of the player's series decides; they do not add up, so friends who play often lose nothing twice. */
export function discountOf({ sameOpponent, earlyWins, unknownWins }: Lately): Discount {
  const discounts: Discount[] = [
    { halvings: sameOpponent, reason: 'same_opponent' },
    { halvings: earlyWins, reason: 'early_wins' },
    { halvings: unknownWins + 1 - FULL_UNKNOWN_WINS, reason: 'unknown_opponents' },
  ]
  return discounts.reduce((most, one) => (one.halvings > most.halvings ? one : most), { halvings: 0, reason: null })
}
