import type { MatchState } from '#match/matchContract.ts'

/**
 * In SQL the newest `$2` matches of user `$1` with their place in them, 0 or 1, and up to as many more: the newest of either
 * place are read off its own index.
 * @param more a further condition on `matches`, beginning with `and`
 */
export function newestOwn(statuses: readonly MatchState['match']['status'][], more = ''): string {
  const among = statuses.map((status) => `'${status}'`).join()
  const ofPlace = (place: 0 | 1) => `
    (select id, created_at, ${place} as place from matches
     where player${place + 1}_id = $1 and status in (${among}) ${more}
     order by created_at desc, id desc limit $2)`
  return `${ofPlace(0)} union all ${ofPlace(1)}`
}
