import { opponentOf } from '#match/course.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import type { StoredMatch } from '#match/server/matchStore.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { KNOWN_OPPONENTS, type Lately, SERIES_HOURS } from '#rating/discount.ts'

/** How many rated matches the two players had with each other in the hours before this one. */
export async function earlierMatches(tx: Transaction, { id, players }: StoredMatch): Promise<number> {
  const [row] = await tx.sql<{ count: number }>(
    `select count(*) from matches earlier join matches this on this.id = $1
     where earlier.status = 'completed' and earlier.rated and earlier.id <> this.id
       and earlier.created_at between this.created_at - $4 * interval '1 hour' and this.created_at
       and ((earlier.player1_id = $2 and earlier.player2_id = $3) or (earlier.player1_id = $3 and earlier.player2_id = $2))`,
    [id, players[0].id, players[1].id, SERIES_HOURS],
  )
  return row?.count ?? 0
}

/** The series that this match continues for the player. An opponent who deleted the account since counts as unknown. */
export async function readLately(
  tx: Transaction,
  { id, players }: StoredMatch,
  player: PlayerIndex,
  past: { sameOpponent: number; wonEarly: boolean },
): Promise<Lately> {
  const [row] = await tx.sql<Omit<Lately, 'sameOpponent'>>(
    `with won as (
       select case earlier.player1_id when $2 then earlier.player2_id else earlier.player1_id end as loser, earlier.given_up
       from matches earlier join matches this on this.id = $1
       where earlier.winner_id = $2 and earlier.rated and earlier.status = 'completed' and earlier.id <> this.id
         and (earlier.player1_id = $2 or earlier.player2_id = $2)
         and earlier.created_at between this.created_at - $4 * interval '1 hour' and this.created_at)
     select
       case when $5 then (select count(*) from won where given_up = 'early') else 0 end as "earlyWins",
       case when app.other_opponents($3, $2) < $6
         then (select count(*) from won where app.other_opponents(loser, $2) < $6) else 0 end as "unknownWins"`,
    [id, players[player].id, players[opponentOf(player)].id, SERIES_HOURS, past.wonEarly, KNOWN_OPPONENTS],
  )
  if (!row) throw new Error('The query for earlier wins returned no row')
  return { sameOpponent: past.sameOpponent, ...row }
}
