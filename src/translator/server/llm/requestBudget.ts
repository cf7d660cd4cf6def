import type { Plan } from '#plans/plans.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { requestsOfPlan } from '#translator/llm/planShare.ts'

/** Counts one request to the model for this plan; returns false when the daily requests are used up. */
export type TakeRequest = (plan: Plan['id']) => Promise<boolean>

export function requestBudget(database: Database, perDay: number, log: Log): TakeRequest {
  let isKnown = false
  return async (plan) => {
    const most = requestsOfPlan(plan, perDay)
    const taken = await database.tx(SERVICE, (tx) => tx.sql(TAKE, [most]))
    const isUsedUp = taken.length === 0
    if (isUsedUp && !isKnown) log.warn({ plan, most }, 'the requests to the language model are used up for today')
    isKnown = isUsedUp
    return !isUsedUp
  }
}

/** One conditional update, so that no two requests share the last one, on any node. */
const TAKE = `
  insert into app.llm_requests as kept (date, requests) values ((app_now() at time zone 'utc')::date, 1)
  on conflict (date) do update set requests = kept.requests + 1 where kept.requests < $1::int
  returning requests`
