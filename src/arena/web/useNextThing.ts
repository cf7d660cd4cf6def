import { useEffect, useMemo } from 'react'
import type { Today } from '#arena/arenaContract.ts'
import { type NextThing, nextThing } from '#arena/nextThing.ts'
import { storeNext } from '#arena/web/storedNext.ts'
import type { Profile } from '#identity/profile.ts'
import { useFunctionResponse } from '#platform/web/useFunctionResponse.ts'

/**
 * The one thing to do next, undefined until everything is known, null if that failed; and what it follows from, once that is known.
 * @param left as on the arena's home page
 */
export function useNextThing(
  profile: Profile,
  left: number | null | undefined,
): { thing: NextThing | null | undefined; today: Today | undefined } {
  const { response: today, failed } = useFunctionResponse<Today>('arena-today')
  const thing = useMemo(() => {
    if (!today || left === undefined) return failed ? null : undefined
    const now = new Date()
    return nextThing({ today, profile, matchesLeft: left, now: now.getTime(), localHour: now.getHours() })
  }, [today, failed, profile, left])
  const userId = profile.id

  useEffect(() => {
    if (thing) storeNext(userId, thing)
  }, [userId, thing])

  return { thing, today }
}
