import type { MatchState } from '#match/matchContract.ts'

/**
 * SQL that reads up to `2 * $2` matches of user `$1`, the newest `$2` among them, with the user's place (0 or 1). The two
 * places have an index each, and each gives its newest `$2`.
 * @param more a further condition on `matches`, beginning with `and`
 */
export function newestOwnMatches(statuses: readonly MatchState['match']['status'][], more = ''): string {
  const among = statuses.map((status) => `'${status}'`).join()
  const ofPlace = (place: 0 | 1) => `
    (select id, created_at, ${place} as place from matches
     where player${place + 1}_id = $1 and status in (${among}) ${more}
     order by created_at desc, id desc limit $2)`
  return `${ofPlace(0)} union all ${ofPlace(1)}`
}
