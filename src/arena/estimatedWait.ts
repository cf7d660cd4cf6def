import { type Seeker, waitUntilPair } from '#arena/pairing.ts'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How busy a skill was lately: so many matches were made within the span up to now. */
export interface Traffic {
  matches: number
  spanMs: Milliseconds
}

export interface Search {
  seeker: Seeker
  /** The other searching players who are near enough to be paired sooner or later. */
  others: readonly Seeker[]
  traffic: Traffic
  /** Until the search ends without an opponent. */
  leftMs: Milliseconds
}

/**
 * How much longer a search will take, as the waiting player is told. The earlier of two: when the bands of those who search now reach
 * each other, and when the next player comes, taking everybody who comes to be in reach and each match of late to have brought
 * two. Never longer than is left of the search.
 */
export function estimatedWait({ seeker, others, traffic, leftMs }: Search): Milliseconds {
  const untilInReach = others.map((other) => waitUntilPair(seeker, other))
  const { matches, spanMs } = traffic
  const untilNextArrival = matches === 0 ? Number.POSITIVE_INFINITY : spanMs / (2 * matches)
  return Math.round(Math.max(SECOND_MS, Math.min(leftMs, untilNextArrival, ...untilInReach)))
}
