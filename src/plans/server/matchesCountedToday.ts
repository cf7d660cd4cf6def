import { COUNTED_STATUS } from '#plans/matchLimit.ts'

const MIDNIGHT = `date_trunc('day', (select app_now()), 'UTC')`

/** An SQL expression for how many of a player's matches the daily limit counts today, by the rule of `countsOnDayOf`. `player` is an SQL expression. */
export function matchesCountedToday(player: string): string {
  return `(select count(*) from matches
    where (player1_id = ${player} or player2_id = ${player}) and status = '${COUNTED_STATUS}'
      and created_at >= ${MIDNIGHT} and created_at < ${MIDNIGHT} + interval '1 day')`
}
