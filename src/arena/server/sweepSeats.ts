import { SEARCH_MS } from '#arena/pairing.ts'
import { removeAbandonedSeats } from '#arena/server/seatStore.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** Removes searches that were not polled for as long as a search lasts. Run it about every half minute. */
export function sweepSeats(database: Database): Promise<void> {
  return database.tx(SERVICE, (tx) => removeAbandonedSeats(tx, SEARCH_MS))
}
