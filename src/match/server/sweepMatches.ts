import { SECOND_MS } from '#kit/time.ts'
import { LONGEST_MATCH_MS, UNSEEN_MS } from '#match/matchTimes.ts'
import { announce, type Publish } from '#match/server/actOnMatch.ts'
import { loadMatch, lockOpenMatch } from '#match/server/matchStore.ts'
import { touchOrphanedSeats, touchSeats } from '#match/server/seats.ts'
import { type Visit, visitMatch } from '#match/server/visitMatch.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { SignOfLife } from '#platform/server/realtime/channelRule.ts'

const BATCH = 100

/**
 * Looks at the matches that a player may have left, and at those that must be over: notes who is gone, ends what is over. No
 * rule hangs on it, since every look does the same; run it every second.
 */
export async function sweepMatches(database: Database, publish: Publish): Promise<void> {
  let after = ''
  for (let ids = await matchesToVisit(database, after); ids.length > 0; ids = await matchesToVisit(database, after)) {
    await visitMatches(database, publish, ids)
    after = ids.at(-1) ?? ''
    if (ids.length < BATCH) return
  }
}

/** At the start of a server: a time without any is nobody's absence. One too short to be missed in is let pass. */
export async function restorePresence(database: Database): Promise<void> {
  const ids = await database.tx(SERVICE, touchOrphanedSeats)
  await visitMatches(database, () => {}, ids)
}

/** Signs of life from the channels of matches; who was away is back. */
export async function recordPlayerSigns(
  database: Database,
  publish: Publish,
  signs: readonly SignOfLife[],
): Promise<void> {
  const ids = await database.tx(SERVICE, (tx) => touchSeats(tx, signs))
  await visitMatches(database, publish, ids)
}

/** In the order of ids, so that one match after another comes up however many there are. */
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

/** Each in a transaction of its own; one that somebody else is at is left to them. */
async function visitMatches(database: Database, publish: Publish, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const visit = await database.tx(SERVICE, async (tx): Promise<Visit | undefined> => {
      if (!(await lockOpenMatch(tx, id))) return undefined
      const match = await loadMatch(tx, id)
      return match && visitMatch(tx, match, null)
    })
    if (visit) announce(publish, visit)
  }
}
