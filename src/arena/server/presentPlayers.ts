import type { PresentPlayers } from '#arena/arenaContract.ts'
import { UNSEEN_MS } from '#match/matchTimes.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'

/** Every Arena home page asks, so each process caches the answer for this long. */
const FRESH_MS = 2_000

/** Counts the players who are searching or playing now. */
export function presenceReader(database: Database): () => Promise<PresentPlayers> {
  let last: { counted: Promise<PresentPlayers>; at: number } | undefined
  return () => {
    const now = performance.now()
    if (last && now - last.at < FRESH_MS) return last.counted
    const counted = countPlayers(database)
    last = { counted, at: now }
    // A failure is not kept.
    counted.catch(() => {
      last = undefined
    })
    return counted
  }
}

/** A search that has not been heard of for a while does not count. */
async function countPlayers(database: Database): Promise<PresentPlayers> {
  const [row] = await database.tx(SERVICE, (tx) =>
    tx.sql<PresentPlayers>(
      `select count(*) filter (where match_id is null)::int4 as searching,
         count(*) filter (where match_id is not null)::int4 as playing
       from match_queue where match_id is not null or seen_at > app_now() - $1::float8 * interval '1 millisecond'`,
      [UNSEEN_MS],
    ),
  )
  if (!row) throw new Error('The count returned no row')
  return row
}
