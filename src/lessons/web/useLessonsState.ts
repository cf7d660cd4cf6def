import { useCallback, useEffect, useState } from 'react'
import type { LessonProgress, LessonsState, LessonTitle } from '#lessons/lessonContract.ts'
import { fromDevice, onDevice } from '#lessons/web/onDevice.ts'
import { forgetVisited, visitedLessons, visitedProgress } from '#lessons/web/visitedLessons.ts'
import { isUnreachable, noteConnection } from '#offline/web/connection.ts'
import { sendWaitingCalls } from '#offline/web/sendWaitingCalls.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { useSession } from '#platform/web/session.ts'

export interface OwnLessons {
  /** Undefined while loading; null if it could not be loaded. */
  lessons: readonly LessonProgress[] | null | undefined
  /** Null for a visitor. */
  habit: LessonsState['habit'] | null
  load: () => void
}

/** What the user has learned, or a visitor in this browser. What a visitor did before signing up is kept. */
export function useLessonsState(titles: readonly LessonTitle[]): OwnLessons {
  const { status, user } = useSession()
  const [state, setState] = useState<{ userId: string | undefined; answer: LessonsState | null }>()
  const [visited, setVisited] = useState<readonly LessonProgress[]>()

  const load = useCallback(async () => {
    const userId = user?.id
    if (userId === undefined) return
    setState({ userId, answer: await loadState() })
  }, [user?.id])

  useEffect(() => {
    if (status === 'signedIn') load()
    if (status === 'signedOut') setVisited(progressOf(titles))
  }, [status, load, titles])

  if (status === 'signedOut') return { lessons: visited, habit: null, load }
  const answer = state?.userId === user?.id ? state?.answer : undefined
  return { lessons: answer === null ? null : answer?.lessons, habit: answer?.habit ?? null, load }
}

/** Null if it could not be loaded. */
async function loadState(): Promise<LessonsState | null> {
  try {
    // What waits on this device was done before.
    await sendWaitingCalls()
    const state = (await keptLessons()) ?? (await callFunction<LessonsState>('lessons-state'))
    onDevice(({ keepState }) => keepState(state))
    return state
  } catch (error) {
    console.warn('could not load the lessons', error)
    if (!isUnreachable(error)) return null
    noteConnection({ isOffline: true })
    return (await fromDevice(({ keptState }) => keptState())) ?? null
  }
}

/**
 * Sends what a visitor did to the account; undefined if there is nothing. What the server refuses is forgotten, because it will not
 * become right.
 */
export async function keptLessons(): Promise<LessonsState | undefined> {
  const lessons = visitedLessons()
  if (lessons.length === 0) return undefined
  try {
    const state = await callFunction<LessonsState>('lessons-keep', { lessons })
    forgetVisited()
    return state
  } catch (error) {
    if (!(error instanceof FunctionProblem) || (error.status !== 400 && error.status !== 404)) throw error
    console.warn('the lessons could not be kept', error)
    forgetVisited()
    return undefined
  }
}

function progressOf(titles: readonly LessonTitle[]): LessonProgress[] {
  return visitedLessons().flatMap((lesson) => {
    const title = titles.find(({ course, number }) => course === lesson.course && number === lesson.number)
    return title === undefined ? [] : [visitedProgress(lesson, title.stepCount)]
  })
}
