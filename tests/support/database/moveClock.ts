import { SECOND_MS } from '#kit/time.ts'
import { setClockOffset, stopClock } from '#platform/server/database/clock.ts'
import type { Database } from '#platform/server/database/database.ts'

/** Stops the rules' clock of this test's database at an instant (ISO 8601). */
export function setClock(database: Database, at: string): Promise<void> {
  return stopClock(database, new Date(at))
}

/** Sets the rules' clock `seconds` ahead of the machine's. */
export function advanceClock(database: Database, seconds: number): Promise<void> {
  return setClockOffset(database, seconds * SECOND_MS)
}
