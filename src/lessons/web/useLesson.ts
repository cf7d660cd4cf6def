import { useCallback, useEffect, useRef, useState } from 'react'
import { type LessonCourse, needsAccount } from '#lessons/course.ts'
import type { LessonPlace, LessonStepResponse, LessonView, OpenedLesson } from '#lessons/lessonContract.ts'
import { advancedRun, isFinished, type LessonRun, NEW_RUN } from '#lessons/lessonRun.ts'
import type { FinishedStep } from '#lessons/web/lessonDevice.ts'
import { fromDevice, onDevice } from '#lessons/web/onDevice.ts'
import { keptLessons } from '#lessons/web/useLessonsState.ts'
import { storeVisited, visitedLessons } from '#lessons/web/visitedLessons.ts'
import { isUnreachable, noteConnection } from '#offline/web/connection.ts'
import { sendWaitingCalls } from '#offline/web/sendWaitingCalls.ts'
import { useConnection } from '#offline/web/useConnection.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { useSession } from '#platform/web/session.ts'

const RETRY_MS = 3_000

export interface OpenLesson {
  lesson: LessonView
  run: LessonRun
  /** Whether the learner has an account, which keeps the progress. */
  isKept: boolean
  /** Whether every step so far has reached the server. */
  isSaved: boolean
  /** How many cards this run has put into the review deck; null if none was due. */
  cardsAdded: number | null
  /** Takes the result of the step that is shown. */
  finishStep: (right: boolean) => void
  restart: () => void
}

export type LessonState =
  | { status: 'loading' | 'failed' | 'needsAccount'; load: () => void }
  | ({ status: 'open' } & OpenLesson)

/** A lesson and how far the learner is in it: on the server for a user, in this browser for a visitor. */
export function useLesson(course: LessonCourse, number: number): LessonState {
  const { status, user } = useSession()
  const [opened, setOpened] = useState<OpenedLesson | 'failed'>()
  const [run, setRun] = useState<LessonRun>(NEW_RUN)
  const stepCount = typeof opened === 'object' ? opened.lesson.steps.length : 0
  const saving = useSaving(course, number, stepCount)
  const blocked = status === 'signedOut' && needsAccount(number)
  const userId = user?.id

  const load = useCallback(async () => {
    if (status === 'loading' || blocked) return
    setOpened(undefined)
    const answer = await openedLesson({ course, number }, userId !== undefined)
    if (answer !== 'failed') setRun(runOf(answer))
    setOpened(answer)
  }, [status, blocked, userId, course, number])

  useEffect(() => {
    load()
  }, [load])

  if (blocked) return { status: 'needsAccount', load }
  if (opened === 'failed') return { status: 'failed', load }
  if (opened === undefined) return { status: 'loading', load }
  const { lesson, progress } = opened

  function finishStep(step: number, right: boolean) {
    const verdict = advancedRun(run, { step, right }, lesson.steps.length)
    if (!verdict.ok) return
    setRun(verdict.value)
    if (progress === null) storeVisited({ course, number, ...verdict.value })
    else saving.send({ result: { step, right }, run: verdict.value })
  }

  const shown = run.step < lesson.steps.length ? run.step : run.missed[0]
  return {
    status: 'open',
    lesson,
    run,
    isKept: progress !== null,
    isSaved: saving.isSaved,
    cardsAdded: saving.cardsAdded,
    finishStep: (right) => shown !== undefined && finishStep(shown, right),
    restart: () => setRun(NEW_RUN),
  }
}

/** From the server, or, if it cannot be reached, as this device keeps it. */
async function openedLesson(place: LessonPlace, isUser: boolean): Promise<OpenedLesson | 'failed'> {
  try {
    // What was done before signing up, or offline, has to arrive before the lesson is opened.
    if (isUser) await keptLessons()
    await sendWaitingCalls()
    const answer = await callFunction<OpenedLesson>('lesson-open', place)
    noteConnection({ isOffline: false })
    onDevice(({ keepLesson }) => keepLesson(answer))
    return answer
  } catch (error) {
    console.warn('could not open the lesson', error)
    if (!isUnreachable(error)) return 'failed'
    noteConnection({ isOffline: true })
    return (await fromDevice((device) => device.keptLesson(place))) ?? 'failed'
  }
}

function runOf({ lesson, progress }: OpenedLesson): LessonRun {
  const known: LessonRun = progress ?? visitedRun(lesson)
  if (progress?.done) return { step: lesson.steps.length, missed: [] }
  return { step: Math.min(known.step, lesson.steps.length), missed: known.missed }
}

function visitedRun({ course, number }: LessonView): LessonRun {
  return visitedLessons().find((lesson) => lesson.course === course && lesson.number === number) ?? NEW_RUN
}

/** Sends the results of steps one after another, each until it has arrived. */
function useSaving(course: LessonCourse, number: number, stepCount: number) {
  const queue = useRef<FinishedStep[]>([])
  const isSending = useRef(false)
  const [isSaved, setIsSaved] = useState(true)
  const [cardsAdded, setCardsAdded] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const sendQueue = useCallback(async () => {
    if (!(await sendWaitingCalls())) throw new TypeError('What waits on this device comes first')
    for (let next = queue.current[0]; next !== undefined; next = queue.current[0]) {
      const { result, run } = next
      const answer = await sent({ course, number, ...result })
      if (answer?.cards_added != null) setCardsAdded(answer.cards_added)
      queue.current.shift()
      onDevice(({ keepRun }) => keepRun({ course, number }, run, stepCount))
    }
  }, [course, number, stepCount])

  const pump = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      await sendQueue()
      setIsSaved(true)
    } catch (error) {
      console.warn('a step was not saved', error)
      setIsSaved(false)
      const waits = await waitOnDevice(error, queue.current, { course, number, stepCount })
      clearTimeout(timer.current)
      if (!waits || queue.current.length > 0) timer.current = setTimeout(pump, waits ? 0 : RETRY_MS)
    }
    isSending.current = false
  }, [sendQueue, course, number, stepCount])

  useEffect(() => {
    addEventListener('online', pump)
    return () => {
      removeEventListener('online', pump)
      clearTimeout(timer.current)
    }
  }, [pump])

  const send = useCallback(
    (finished: FinishedStep) => {
      queue.current.push(finished)
      pump()
    },
    [pump],
  )
  const { waiting } = useConnection()
  return { send, isSaved: waiting === 0 && (isSaved || queue.current.length === 0), cardsAdded }
}

/** Lets the results of the queue wait on this device, also if the page is closed. Returns whether they do: then they leave the queue. */
async function waitOnDevice(
  error: unknown,
  queue: FinishedStep[],
  { stepCount, ...place }: LessonPlace & { stepCount: number },
): Promise<boolean> {
  if (!isUnreachable(error)) return false
  noteConnection({ isOffline: true })
  const isKept = await fromDevice(async (device) => {
    for (let next = queue[0]; next !== undefined; next = queue[0]) {
      await device.letStepWait(place, next, stepCount)
      queue.shift()
    }
    return true
  })
  return isKept === true
}

/** Undefined for a step that the server refuses: the lesson has gone on elsewhere. */
async function sent(body: object): Promise<LessonStepResponse | undefined> {
  try {
    return await callFunction<LessonStepResponse>('lesson-step', body)
  } catch (error) {
    if (error instanceof FunctionProblem && error.status < 500 && error.status !== 429 && error.status !== 401) {
      console.warn('a step was refused', error)
      return undefined
    }
    throw error
  }
}

export function isLessonOver({ lesson, run }: Pick<OpenLesson, 'lesson' | 'run'>): boolean {
  return isFinished(run, lesson.steps.length)
}
