import { type Seeker, waitUntilPair } from '#arena/pairing.ts'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How busy a skill was lately: the number of matches created within the span up to now. */
export interface Traffic {
  matches: number
  spanMs: Milliseconds
}

export interface WaitFacts {
  seeker: Seeker
  /** The other searching players whose ratings are near enough for a pairing. */
  others: readonly Seeker[]
  traffic: Traffic
  /** The time until the search ends without an opponent. */
  leftMs: Milliseconds
}

/**
 * How much longer a search will take, for the waiting player: the earlier of two times. At the first, the band of a searching
 * player has become wide enough. At the second, the next player comes, assuming that every recent match brought two players and
 * that every new player is in reach. Never longer than the rest of the search.
 */
export function estimatedWait({ seeker, others, traffic, leftMs }: WaitFacts): Milliseconds {
  const untilInReach = others.map((other) => waitUntilPair(seeker, other))
  const { matches, spanMs } = traffic
  const untilNextArrival = matches === 0 ? Number.POSITIVE_INFINITY : spanMs / (2 * matches)
  return Math.round(Math.max(SECOND_MS, Math.min(leftMs, untilNextArrival, ...untilInReach)))
}
