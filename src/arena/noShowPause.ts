import { type EpochMs, HOUR_MS, MINUTE_MS } from '#kit/time.ts'

/**
 * A player with this many no-shows within `NO_SHOW_WINDOW_MS` is paused. A no-show leaves an opponent waiting on the ready
 * screen.
 */
export const NO_SHOWS_TO_PAUSE = 3
export const NO_SHOW_WINDOW_MS = HOUR_MS
export const PAUSE_MS = 2 * MINUTE_MS

/** The end of the pause of a player with these no-shows, which may be in any order; null if the player may search. */
export function pausedUntil(noShows: readonly EpochMs[], now: EpochMs): EpochMs | null {
  const newestFirst = noShows.toSorted((a, b) => b - a)
  const newest = newestFirst[0]
  const third = newestFirst[NO_SHOWS_TO_PAUSE - 1]
  if (newest === undefined || third === undefined || newest - third > NO_SHOW_WINDOW_MS) return null
  const until = newest + PAUSE_MS
  return now < until ? until : null
}
