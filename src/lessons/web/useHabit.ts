import { useEffect, useState } from 'react'
import type { Habit, LessonsState } from '#lessons/lessonContract.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** The minutes of today and the streak, once everything is `saved`. Undefined before, and if they could not be loaded. */
export function useHabit(saved: boolean): { habit: Habit | undefined } {
  const [habit, setHabit] = useState<Habit>()

  useEffect(() => {
    if (!saved) return
    const left = new AbortController()
    callFunction<LessonsState>('lessons-state', {}, left.signal).then(
      (state) => setHabit(state.habit),
      (error: unknown) => left.signal.aborted || console.warn('the streak could not be loaded', error),
    )
    return () => left.abort()
  }, [saved])

  return { habit }
}
