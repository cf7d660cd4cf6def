import type { Pair } from '#match/matchContract.ts'
import type { StoredMatch } from '#match/server/matchStore.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { KNOWN_OPPONENTS, SERIES_HOURS } from '#rating/discount.ts'

/** The rated matches in the hours before a match that may belong to a series with it. */
export interface EarlierMatches {
  /** How many the two players had with each other. */
  sameOpponent: number
  /** How many each player won because the opponent gave up early. */
  earlyWins: Pair<number>
  /** How many each player won against accounts that are still unknown; 0 unless the opponent in this match is unknown too. */
  unknownWins: Pair<number>
}

/** An opponent who deleted the account since counts as unknown. */
export async function earlierMatches(tx: Transaction, { id, players }: StoredMatch): Promise<EarlierMatches> {
  const [one, two] = players.map((player) => player.id)
  const [row] = await tx.sql<EarlierMatches>(EARLIER, [id, one, two, SERIES_HOURS, KNOWN_OPPONENTS])
  if (!row) throw new Error('The query for earlier matches returned no row')
  return row
}

const IN_SERIES = `earlier.status = 'completed' and earlier.rated and earlier.id <> this.id
  and earlier.created_at between this.created_at - $4 * interval '1 hour' and this.created_at`

const WON = `
  select case earlier.player1_id when player then earlier.player2_id else earlier.player1_id end as loser, earlier.given_up
  from matches earlier, this
  where ${IN_SERIES} and earlier.winner_id = player and (earlier.player1_id = player or earlier.player2_id = player)`

const EARLIER = `
  with this as materialized (select id, created_at from matches where id = $1)
  select
    (select count(*) from matches earlier, this
     where ${IN_SERIES}
       and ((earlier.player1_id = $2 and earlier.player2_id = $3) or (earlier.player1_id = $3 and earlier.player2_id = $2))
    ) as "sameOpponent",
    json_agg((select count(*) from (${WON}) as won where given_up = 'early') order by place) as "earlyWins",
    json_agg(case when app.other_opponents(opponent, player) < $5
      then (select count(*) from (${WON}) as won where app.other_opponents(loser, player) < $5) else 0 end order by place
    ) as "unknownWins"
  from (values (1, $2::uuid, $3::uuid), (2, $3, $2)) as side (place, player, opponent)`
