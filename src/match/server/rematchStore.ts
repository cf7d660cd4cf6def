import type { EpochMs } from '#kit/time.ts'
import type { Wish } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { NO_REMATCH, type Rematch } from '#match/rematch.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export async function readRematch(tx: Pick<Transaction, 'sql'>, matchId: string): Promise<Rematch> {
  const [row] = await tx.sql<Rematch>(
    `select (select id from matches where rematch_of = $1) as "matchId",
       (select json_agg(case when said.wish is not null then
            json_build_object('wish', said.wish, 'seenAt', floor(extract(epoch from said.seen_at) * 1000)::int8) end order by place)
          from generate_series(0, 1) as place
          left join app.rematch_wishes said on said.match_id = $1 and said.player = place) as wishes`,
    [matchId],
  )
  return row ?? NO_REMATCH
}

/** Stores the player's newest wish and its time. */
export async function noteWish(
  tx: Transaction,
  matchId: string,
  player: PlayerIndex,
  { wish, seenAt }: { wish: Wish; seenAt: EpochMs },
): Promise<void> {
  await tx.sql(
    `insert into app.rematch_wishes (match_id, player, wish, seen_at) values ($1, $2, $3, $4)
     on conflict (match_id, player) do update set wish = excluded.wish, seen_at = excluded.seen_at`,
    [matchId, player, wish, new Date(seenAt)],
  )
}

/** Deletes the player's offer, if there is one. */
export async function dropOffer(tx: Transaction, matchId: string, player: PlayerIndex): Promise<void> {
  await tx.sql(`delete from app.rematch_wishes where match_id = $1 and player = $2 and wish = 'wants'`, [
    matchId,
    player,
  ])
}

/** Stores which match is the rematch. A second rematch violates a unique key. */
export async function noteRematch(tx: Transaction, matchId: string, rematchId: string): Promise<void> {
  await tx.sql('update matches set rematch_of = $1 where id = $2', [matchId, rematchId])
}
