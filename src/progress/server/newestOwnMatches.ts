import type { MatchState } from '#match/matchContract.ts'

/**
 * SQL that reads up to `2 * $2` matches of user `$1`, including the newest `$2`, with the user's place (0 or 1). Each place has
 * its own index and returns its newest `$2` matches.
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
