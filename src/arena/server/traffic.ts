import type { Traffic } from '#arena/estimatedWait.ts'
import { MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/**
 * The traffic of a skill is measured over this many of its newest matches, unless they are older than `LATELY_MS`. Only
 * matches from searches count.
 */
const NEWEST = 20
const LATELY_MS: Milliseconds = 10 * MINUTE_MS

/** Every poll needs the traffic for its estimate, so each process caches it for this long. */
const FRESH_MS = 1_000

export type ReadTraffic = (tx: Pick<Transaction, 'sql'>, skill: Skill) => Promise<Traffic>

export function trafficReader(): ReadTraffic {
  const known = new Map<Skill, { traffic: Traffic; readAt: Milliseconds }>()
  return async (tx, skill) => {
    const now = performance.now()
    const last = known.get(skill)
    if (last && now - last.readAt < FRESH_MS) return last.traffic
    const traffic = await readTraffic(tx, skill)
    known.set(skill, { traffic, readAt: now })
    return traffic
  }
}

async function readTraffic(tx: Pick<Transaction, 'sql'>, skill: Skill): Promise<Traffic> {
  const [row] = await tx.sql<{ matches: number; oldest: Milliseconds | null }>(
    `select count(*) as matches, date_part('epoch', (select app_now()) - min(created_at)) * 1000 as oldest
     from (select created_at from matches
           where skill_type = $1 and not between_friends and created_at > (select app_now()) - $2::float8 * interval '1 millisecond'
           order by created_at desc limit ${NEWEST}) as newest`,
    [skill, LATELY_MS],
  )
  const { matches = 0, oldest = null } = row ?? {}
  return { matches, spanMs: matches === NEWEST && oldest !== null ? oldest : LATELY_MS }
}
