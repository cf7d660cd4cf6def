import { useEffect, useState } from 'react'
import { nextUtcMidnight } from '#kit/time.ts'
import { COUNTED_STATUS, matchesLeft } from '#plans/matchLimit.ts'
import type { Plan } from '#plans/plans.ts'
import { restClient } from '#platform/web/restClient.ts'

interface Counted {
  userId: string
  played: number
}

/** How many matches are left on this UTC day. Null means unlimited, undefined not known (yet). Counts again at midnight. */
export function useMatchesLeft(userId: string | undefined, plan: Plan | undefined): number | null | undefined {
  const [counted, setCounted] = useState<Counted>()

  useEffect(() => {
    if (userId === undefined) return
    let midnight: ReturnType<typeof setTimeout>
    const count = () => {
      midnight = setTimeout(count, nextUtcMidnight(Date.now()) - Date.now())
      matchesPlayedToday(userId).then(
        (played) => setCounted({ userId, played }),
        (error: unknown) => console.warn('counting the matches of today', error),
      )
    }
    count()
    return () => clearTimeout(midnight)
  }, [userId])

  if (plan === undefined) return undefined
  if (plan.matchesPerDay === null) return null
  return counted?.userId === userId ? matchesLeft(plan, counted?.played ?? 0) : undefined
}

/** Counts the matches that the daily limit counts today, by the rule of `countsOnDayOf`. */
async function matchesPlayedToday(userId: string): Promise<number> {
  const midnight = `${new Date().toISOString().slice(0, 10)}T00:00:00Z`
  const table = (await restClient()).from('matches')
  const { data } = await table
    .select('id')
    .or(`player1_id.eq.${userId},player2_id.eq.${userId}`)
    .eq('status', COUNTED_STATUS)
    .gte('created_at', midnight)
    .throwOnError()
  return data.length
}
