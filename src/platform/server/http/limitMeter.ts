import { counter } from '#platform/server/meters/meter.ts'

const MOST_LIMITS = 150

const hits = counter({
  name: 'hanpan_limits_hit_total',
  help: 'Requests over a limit, by the name of the rate limit or the code of the refusal',
  labels: { limit: MOST_LIMITS },
})

/** @param limit the name of a rate limit, or the code of a refusal */
export function noteLimitHit(limit: string): void {
  hits.count({ limit })
}
