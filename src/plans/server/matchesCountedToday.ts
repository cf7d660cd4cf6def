import { COUNTED_STATUS } from '#plans/matchLimit.ts'

const MIDNIGHT = `date_trunc('day', (select app_now()), 'UTC')`

/** In SQL how many matches of this player, an expression, the daily limit counts today: `countsOnDayOf` says which. */
export function matchesCountedToday(player: string): string {
  return `(select count(*) from matches
    where (player1_id = ${player} or player2_id = ${player}) and status = '${COUNTED_STATUS}'
      and created_at >= ${MIDNIGHT} and created_at < ${MIDNIGHT} + interval '1 day')`
}
