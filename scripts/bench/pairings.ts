import { type Matchmaker, openMatchmaker } from '#arena/server/matchmaker.ts'
import type { CreateMatch } from '#arena/server/pairPlayers.ts'
import { createMatch } from '#match/server/createMatch.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { type LoadResult, measure } from './load.ts'

/** Newcomers for each second of a measurement: more than join in one. */
const NEWCOMERS_PER_SECOND = 3_000
/** In portions that no statement timeout cuts off. */
const PORTION = 2_000

export interface PairingLoad {
  connections: number
  seconds: number
}

/** Joins of players who have not searched before, with ratings from 800 to 1200, and the pairings that came of them. */
export interface PairingResult {
  joins: LoadResult
  pairingsPerSecond: number
}

/** A measurement of joins to a queue that so many are in, seen until its end, their ratings spread from 400 to 2400. */
export async function pairingsBench(
  database: Database,
  waiting: number,
): Promise<(load: PairingLoad) => Promise<PairingResult>> {
  await fillQueue(database, waiting)
  const matchmaker = await matchmakerOf(database)
  return async (load) => {
    const newcomers = await makePlayers(database, load.seconds * NEWCOMERS_PER_SECOND)
    await database.tx(OWNER, (tx) => tx.sql('analyze'))
    let joined = 0
    let matched = 0
    const call = async () => {
      const userId = newcomers[joined++]
      if (userId === undefined) throw new Error('There are no newcomers left: measure for less long')
      const { status } = await matchmaker(userId, { skill_type: 'vocab' })
      if (status === 'matched') matched += 1
    }
    const joins = await measure({ ...load, call })
    return { joins, pairingsPerSecond: (joins.perSecond * matched) / joined }
  }
}

/** The least that a pairing has to write: one row of `matches`, in a transaction. */
export function bareMatch(database: Database): () => Promise<void> {
  return async () => {
    await database.tx(OWNER, (tx) => tx.sql(`insert into matches (skill_type) values ('vocab')`))
  }
}

async function matchmakerOf(database: Database): Promise<Matchmaker> {
  const bank = await loadBank({ speech: true })
  const create: CreateMatch = (tx, pairing) => createMatch(tx, pairing, { bank, random: Math.random })
  return openMatchmaker({ database, createMatch: create, publish() {} })
}

async function fillQueue(database: Database, seats: number): Promise<void> {
  for (let filled = 0; filled < seats; filled += PORTION) {
    const users = await makePlayers(database, Math.min(PORTION, seats - filled))
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
        [Math.min(PORTION, count - made.length)],
      ),
    )
    made.push(...rows.map(({ id }) => id))
  }
  return made
}
