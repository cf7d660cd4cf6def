import { type Matchmaker, openMatchmaker } from '#arena/server/matchmaker.ts'
import type { CreateMatch } from '#arena/server/pairPlayers.ts'
import { createMatch } from '#match/server/createMatch.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { type LoadResult, measure } from './load.ts'

/** New players per second of a measurement, more than can join in that time. */
const NEW_PLAYERS_PER_SECOND = 3_000
/** Rows per statement, few enough for the statement timeout. */
const BATCH = 2_000

export interface PairingLoad {
  connections: number
  seconds: number
}

/** Joins of players with ratings from 800 to 1200 who have not searched before, and the resulting pairings. */
export interface PairingResult {
  joins: LoadResult
  pairingsPerSecond: number
}

/** Fills the queue with players whose ratings range from 400 to 2400 and who stay in it. Returns a function that measures joins to it. */
export async function pairingsBench(
  database: Database,
  waiting: number,
): Promise<(load: PairingLoad) => Promise<PairingResult>> {
  await fillQueue(database, waiting)
  const matchmaker = await matchmakerOf(database)
  return async (load) => {
    const newPlayers = await makePlayers(database, load.seconds * NEW_PLAYERS_PER_SECOND)
    await database.tx(OWNER, (tx) => tx.sql('analyze'))
    let joined = 0
    let matched = 0
    const call = async () => {
      const userId = newPlayers[joined++]
      if (userId === undefined) throw new Error('There are no new players left: measure for a shorter time')
      const { status } = await matchmaker(userId, { skill_type: 'vocab' })
      if (status === 'matched') matched += 1
    }
    const joins = await measure({ ...load, call })
    return { joins, pairingsPerSecond: (joins.perSecond * matched) / joined }
  }
}

/** The minimum that a pairing has to write: one row of `matches`, in a transaction. */
export function bareMatch(database: Database): () => Promise<void> {
  return async () => {
    await database.tx(OWNER, (tx) => tx.sql(`insert into matches (skill_type) values ('vocab')`))
  }
}

async function matchmakerOf(database: Database): Promise<Matchmaker> {
  const bank = await loadBank({ speech: true })
  const create: CreateMatch = (tx, pairing) =>
    createMatch(tx, pairing, { bank, learned: new Map(), random: Math.random })
  return openMatchmaker({ database, createMatch: create, publish() {} })
}

async function fillQueue(database: Database, seats: number): Promise<void> {
  for (let filled = 0; filled < seats; filled += BATCH) {
    const users = await makePlayers(database, Math.min(BATCH, seats - filled))
    await database.tx(OWNER, (tx) =>
      tx.sql(
        `insert into match_queue (user_id, skill_type, rating, seen_at)
         select user_id, 'vocab', 400 + (n * 7919) % 2000, app_now() + interval '1 hour'
         from unnest($1::uuid[]) with ordinality as player (user_id, n)`,
        [users],
      ),
    )
  }
}

async function makePlayers(database: Database, count: number): Promise<string[]> {
  const made: string[] = []
  while (made.length < count) {
    const rows = await database.tx(OWNER, (tx) =>
      tx.sql<{ id: string }>(
        `with made as (
           insert into auth.users (email) select gen_random_uuid() || '@example.org' from generate_series(1, $1) returning id)
         insert into profiles (id, elo_vocab) select id, 800 + (random() * 400)::int from made returning id`,
        [Math.min(BATCH, count - made.length)],
      ),
    )
    made.push(...rows.map(({ id }) => id))
  }
  return made
}
