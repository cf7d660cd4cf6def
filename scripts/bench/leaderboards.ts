import { readBoard, readPlace } from '#leaderboard/server/boardStore.ts'
import { type Database, OWNER, SERVICE } from '#platform/server/database/database.ts'
import { type LoadResult, measure } from './load.ts'

/** Rows per statement, few enough for the statement timeout. */
const BATCH = 5_000

export interface BoardSpeed {
  board: LoadResult
  /** Counting the place of the weakest ranked player, which takes the longest. */
  lastPlace: LoadResult
}

/** Measures both, one after the other, with this many players of all strengths. */
export async function measureBoards(database: Database, players: number, seconds: number): Promise<BoardSpeed> {
  await plantRated(database, players)
  const [weakest] = await database.tx(OWNER, (tx) =>
    tx.sql<{ id: string }>('select id from profiles where listed and rated_vocab >= 10 order by elo_vocab, id limit 1'),
  )
  if (!weakest) throw new Error('There are no ranked players')
  const alone = { connections: 1, seconds }
  return {
    board: await measure({
      ...alone,
      call: async () => void (await database.tx(SERVICE, (tx) => readBoard(tx, 'vocab'))),
    }),
    lastPlace: await measure({
      ...alone,
      call: async () => void (await database.tx(SERVICE, (tx) => readPlace(tx, weakest.id, 'vocab'))),
    }),
  }
}

/** Ratings from 600 to 1800, most of them in the middle. Every fourth player is provisional, every eighth is not listed. */
async function plantRated(database: Database, players: number): Promise<void> {
  for (let planted = 0; planted < players; planted += BATCH) {
    await database.tx(OWNER, (tx) =>
      tx.sql(
        `with made as (
           insert into auth.users (email) select gen_random_uuid() || '@example.org' from generate_series(1, $1) returning id)
         insert into profiles (id, display_name, name_chosen_at, elo_vocab, rated_vocab, listed)
         select id, 'Bench', app_now(), (600 + 400 * (random() + random() + random()))::int,
           case when random() < 0.25 then 1 + (random() * 8)::int else 10 + (random() * 200)::int end, random() > 0.125
         from made`,
        [Math.min(BATCH, players - planted)],
      ),
    )
  }
  await database.tx(OWNER, (tx) => tx.sql('analyze profiles'))
}
