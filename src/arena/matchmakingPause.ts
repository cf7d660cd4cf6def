import { type EpochMs, HOUR_MS, MINUTE_MS } from '#kit/time.ts'

/**
 * A player who spoils this many matches within `PAUSE_WINDOW_MS` is paused. A no-show leaves an opponent waiting on the ready
 * screen, and a walkout leaves one without a rated match.
 */
export const SPOILED_TO_PAUSE = 3
export const PAUSE_WINDOW_MS = HOUR_MS
export const PAUSE_MS = 2 * MINUTE_MS

/** The end of the pause of a player with these no-shows and walkouts, in any order; null if the player may search. */
export function pausedUntil(spoiled: readonly EpochMs[], now: EpochMs): EpochMs | null {
  const newestFirst = spoiled.toSorted((a, b) => b - a)
  const newest = newestFirst[0]
  const third = newestFirst[SPOILED_TO_PAUSE - 1]
  if (newest === undefined || third === undefined || newest - third > PAUSE_WINDOW_MS) return null
  const until = newest + PAUSE_MS
  return now < until ? until : null
}
