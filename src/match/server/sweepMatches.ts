import { SECOND_MS } from '#kit/time.ts'
import { LONGEST_MATCH_MS, UNSEEN_MS } from '#match/matchTimes.ts'
import { loadMatch, lockOpenMatch } from '#match/server/matchStore.ts'
import type { Publish } from '#match/server/openMatches.ts'
import { announce } from '#match/server/pushViews.ts'
import { touchOrphanedSeats, touchSeats } from '#match/server/seats.ts'
import { type Visit, visitMatch } from '#match/server/visitMatch.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { SignOfLife } from '#platform/server/realtime/channelRule.ts'

const BATCH = 100

/**
 * Visits the matches that a player may have left and the matches that must be over. It logs who is away or absent and closes finished matches.
 * No rule depends on it, because every poll does the same. Run it every second.
 */
export async function sweepMatches(database: Database, publish: Publish): Promise<void> {
  let after = ''
  for (let ids = await matchesToVisit(database, after); ids.length > 0; ids = await matchesToVisit(database, after)) {
    await visitMatches(database, publish, ids)
    after = ids.at(-1) ?? ''
    if (ids.length < BATCH) return
  }
}

/** Call it when a server starts: the time without a server does not count as time away, unless it was too short to matter. */
export async function restorePresence(database: Database): Promise<void> {
  const ids = await database.tx(SERVICE, touchOrphanedSeats)
  await visitMatches(database, () => {}, ids)
}

/** Records signs of life from match channels, and logs players who are back. */
export async function recordPlayerSigns(
  database: Database,
  publish: Publish,
  signs: readonly SignOfLife[],
): Promise<void> {
  const ids = await touchSeats(database, signs)
  await visitMatches(database, publish, ids)
}

/** In the order of ids, so that every match gets its turn, however many there are. */
async function matchesToVisit(database: Database, after: string): Promise<string[]> {
  const rows = await database.tx(SERVICE, (tx) =>
    tx.sql<{ id: string }>(
      `select m.id from matches m
       where m.status in ('ready', 'playing') and ($1 = '' or m.id > nullif($1, '')::uuid)
         and (m.created_at <= app_now() - $2 * interval '1 second'
           or (select count(*) from match_queue q
               where q.match_id = m.id and not q.away and q.seen_at >= app_now() - $3 * interval '1 second') < 2)
       order by m.id limit $4`,
      [after, LONGEST_MATCH_MS / SECOND_MS, UNSEEN_MS / SECOND_MS, BATCH],
    ),
  )
  return rows.map(({ id }) => id)
}

/** Visits each match in its own transaction, and skips matches that are locked. */
async function visitMatches(database: Database, publish: Publish, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const visit = await database.tx(SERVICE, async (tx): Promise<Visit | undefined> => {
      if (!(await lockOpenMatch(tx, id))) return undefined
      const match = await loadMatch(tx, id)
      return match && visitMatch(tx, match, null)
    })
    if (visit?.changed) announce(publish, visit)
  }
}
