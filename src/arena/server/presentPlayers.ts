import type { PresentPlayers } from '#arena/arenaContract.ts'
import { UNSEEN_MS } from '#match/matchTimes.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** Every Arena home page asks, so each process caches the answer for this long. */
const FRESH_MS = 2_000

interface SeatTaken {
  userId: string
  plays: boolean
}

/** Counts the other players who are searching or playing now. */
export function presenceReader(database: Database): (userId: string) => Promise<PresentPlayers> {
  const readSeats = seatsReader(database)
  return async (userId) => {
    const others = (await readSeats()).filter((seat) => seat.userId !== userId)
    const playing = others.filter(({ plays }) => plays).length
    return { searching: others.length - playing, playing }
  }
}

function seatsReader(database: Database): () => Promise<SeatTaken[]> {
  let last: { read: Promise<SeatTaken[]>; at: number } | undefined
  return () => {
    const now = performance.now()
    if (last && now - last.at < FRESH_MS) return last.read
    const read = takenSeats(database)
    last = { read, at: now }
    // A failure is not kept.
    read.catch(() => {
      last = undefined
    })
    return read
  }
}

/** A search that has not been heard of for a while does not count. */
function takenSeats(database: Database): Promise<SeatTaken[]> {
  return database.tx(SERVICE, (tx) =>
    tx.sql<SeatTaken>(
      `select user_id as "userId", match_id is not null as plays
       from match_queue where match_id is not null or seen_at > app_now() - $1::float8 * interval '1 millisecond'`,
      [UNSEEN_MS],
    ),
  )
}
