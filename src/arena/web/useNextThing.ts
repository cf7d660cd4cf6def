import { useMemo } from 'react'
import type { Today } from '#arena/arenaContract.ts'
import { type NextThing, nextThing } from '#arena/nextThing.ts'
import type { Profile } from '#identity/profile.ts'
import { useFunctionAnswer } from '#platform/web/useFunctionAnswer.ts'

/**
 * The one thing to do next; undefined until everything is known, null if that failed.
 * @param left as on the arena's home page
 */
export function useNextThing(profile: Profile, left: number | null | undefined): NextThing | null | undefined {
  const { answer: today, failed } = useFunctionAnswer<Today>('arena-today')
  return useMemo(() => {
    if (!today || left === undefined) return failed ? null : undefined
    const now = new Date()
    return nextThing({ today, profile, matchesLeft: left, now: now.getTime(), localHour: now.getHours() })
  }, [today, failed, profile, left])
}
