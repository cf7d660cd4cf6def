import { SECOND_MS } from '#kit/time.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openLane } from '#platform/server/database/lane.ts'

/** However many visitors or users play at once, a call of a match waits for two of their calls at most. */
const YIELDING_LANE = { mostAtOnce: 2, patienceMs: 10 * SECOND_MS, onEmbedded: true }

/** The database lanes of duels, and of what is learned from them: reviews, decks and fits. What many may begin at the same moment lets matches pass. */
export function duelLanes(database: Database) {
  const own = () => openLane(database)
  const yielding = () => openLane(database, YIELDING_LANE)
  return {
    matches: own(),
    lookingBack: own(),
    practice: own(),
    duelsApart: own(),
    reviews: own(),
    decks: own(),
    fits: own(),
    guestDuels: yielding(),
    dailyRounds: yielding(),
  }
}
