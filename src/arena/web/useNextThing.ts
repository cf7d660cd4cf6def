import { useMemo } from 'react'
import type { Today } from '#arena/arenaContract.ts'
import { type NextThing, nextThing } from '#arena/nextThing.ts'
import type { Profile } from '#identity/profile.ts'
import type { Habit } from '#lessons/lessonContract.ts'
import { useFunctionAnswer } from '#platform/web/useFunctionAnswer.ts'

/**
 * The one thing to do next, undefined until everything is known, null if that failed; and what was learned today, once it is known.
 * @param left as on the arena's home page
 */
export function useNextThing(
  profile: Profile,
  left: number | null | undefined,
): { thing: NextThing | null | undefined; habit: Habit | undefined } {
  const { answer: today, failed } = useFunctionAnswer<Today>('arena-today')
  const thing = useMemo(() => {
    if (!today || left === undefined) return failed ? null : undefined
    const now = new Date()
    return nextThing({ today, profile, matchesLeft: left, now: now.getTime(), localHour: now.getHours() })
  }, [today, failed, profile, left])
  return { thing, habit: today }
}
