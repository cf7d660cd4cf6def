import { SEARCH_MS } from '#arena/pairing.ts'
import { removeAbandonedSeats } from '#arena/server/seatStore.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** Removes the searches that nobody has polled for as long as a search lasts; run every half minute or so. */
export function sweepSeats(database: Database): Promise<void> {
  return database.tx(SERVICE, (tx) => removeAbandonedSeats(tx, SEARCH_MS))
}
