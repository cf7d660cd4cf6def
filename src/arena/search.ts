import { SEARCH_MS } from '#arena/pairing.ts'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Skill } from '#rating/skill.ts'

/** A search, as the player sees it. */
export interface Search {
  skill: Skill
  searchedMs: Milliseconds
  /** How many points away an opponent may be by now, and the estimated wait; null before the first response. */
  outlook: { band: number; estimatedWaitMs: Milliseconds } | null
}

/** `0:12 / 0:30` */
export function searchClock(searchedMs: Milliseconds): string {
  return `${minutes(Math.min(searchedMs, SEARCH_MS))} / ${minutes(SEARCH_MS)}`
}

/** Whole seconds until the search stops without an opponent. */
export function secondsToSearch(searchedMs: Milliseconds): number {
  return Math.max(0, Math.ceil((SEARCH_MS - searchedMs) / SECOND_MS))
}

/** After this long without an opponent, the search also offers a practice duel that can begin at once. */
const PRACTICE_OFFERED_MS = 8 * SECOND_MS

export function offersPractice({ searchedMs }: Search): boolean {
  return searchedMs >= PRACTICE_OFFERED_MS
}

/** The pause before the next poll: about a second, varied so that browsers do not poll in step. `chance` is between 0 and 1. */
export function pollDelay(chance: number): Milliseconds {
  return SECOND_MS * (0.7 + 0.6 * chance)
}

function minutes(ms: Milliseconds): string {
  const seconds = Math.floor(ms / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
