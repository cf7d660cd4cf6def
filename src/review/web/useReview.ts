import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '#design/web/toastStore.ts'
import type { ReviewAnswerResponse, ReviewSession, ReviewTask } from '#review/reviewContract.ts'
import type { Grade } from '#review/reviewEntry.ts'
import type { NearMiss } from '#review/typedAnswer.ts'
import { callReview, refreshPack } from '#review/web/callReview.ts'
import { resultCopy, reviewCopy, suspendedCopy, taskCopy } from '#review/web/copy.ts'

/** The result of the newest answer, and what was given. */
export interface AnsweredCard {
  task: ReviewTask
  /** The entry of the log. */
  id: string
  given: string
  answer: ReviewAnswerResponse & { result: NonNullable<ReviewAnswerResponse['result']> }
}

export interface Review {
  /** Undefined while loading; null if it could not be loaded. */
  session: ReviewSession | null | undefined
  /** The card that is asked; undefined when all are done. */
  task: ReviewTask | undefined
  /** The near miss of that card that can be corrected. */
  miss: NearMiss | null
  /** Set while the result of an answer is shown. */
  given: AnsweredCard | null
  /** Cards of this session that are left, with the one that is asked. */
  left: number
  busy: boolean
  load: () => Promise<void>
  answer: (given: string, hinted: boolean) => Promise<void>
  override: (grade: Grade) => Promise<void>
  undo: () => Promise<void>
  next: () => Promise<void>
  stop: () => Promise<void>
  resume: (cardId: string) => Promise<void>
}

/** An answer that is on its way. If it is sent again, it has the same id, so that it counts once. */
interface Sent {
  id: string
  cardId: string
  given: string
}

/** The cards of a session, one after another. When all are answered, it asks the server for more. */
export function useReview(): Review {
  const [session, setSession] = useState<ReviewSession | null>()
  const [queue, setQueue] = useState<readonly ReviewTask[]>([])
  const [miss, setMiss] = useState<NearMiss | null>(null)
  const [given, setGiven] = useState<AnsweredCard | null>(null)
  const [busy, setBusy] = useState(false)
  const sent = useRef<Sent>(undefined)
  const [task] = queue

  const show = useCallback((tasks: readonly ReviewTask[]) => {
    setQueue(tasks)
    setMiss(tasks[0]?.miss ?? null)
    setGiven(null)
    sent.current = undefined
  }, [])

  const load = useCallback(async () => {
    try {
      const loaded = await callReview<ReviewSession>('session')
      setSession(loaded)
      show(loaded.tasks)
      refreshPack()
    } catch (error) {
      console.warn('could not load the review', error)
      setSession((known) => known ?? null)
    }
  }, [show])

  useEffect(() => {
    load()
  }, [load])

  /** Runs one action at a time; says so if it fails. */
  async function once(action: () => Promise<void>, failed = reviewCopy.actionFailed) {
    if (busy) return
    setBusy(true)
    try {
      await action()
    } catch (error) {
      console.warn('a review action failed', error)
      const isNotKept = error instanceof Error && error.name === 'NotKept'
      showToast('error', isNotKept ? reviewCopy.notKept : failed)
      if (isNotKept) await load()
    }
    setBusy(false)
  }

  const answer: Review['answer'] = (text, hinted) =>
    once(async () => {
      if (!task) return
      const again = sent.current?.cardId === task.card_id && sent.current.given === text
      const attempt =
        again && sent.current ? sent.current : { id: crypto.randomUUID(), cardId: task.card_id, given: text }
      sent.current = attempt
      const body = { entry_id: attempt.id, card_id: task.card_id, answer: text, hinted }
      const { result, ...outcome } = await callReview<ReviewAnswerResponse>('answer', body, miss !== null)
      sent.current = undefined
      if (result) setGiven({ task, id: attempt.id, given: text, answer: { ...outcome, result } })
      else setMiss(outcome.miss)
    }, reviewCopy.failed)

  const override: Review['override'] = (grade) =>
    once(async () => {
      if (!given) return
      const body = { entry_id: crypto.randomUUID(), card_id: given.task.card_id, about: given.id, grade }
      const { result, ...outcome } = await callReview<ReviewAnswerResponse>('override', body)
      if (result) setGiven({ ...given, answer: { ...outcome, result } })
    })

  const undo = () =>
    once(async () => {
      if (!given) return
      const body = { entry_id: crypto.randomUUID(), card_id: given.task.card_id, about: given.id }
      const undone = await callReview<{ task: ReviewTask }>('undo', body)
      show([undone.task, ...queue.slice(1)])
      showToast('info', resultCopy.undone)
    })

  async function next() {
    const rest = queue.slice(1)
    if (rest.length > 0) return show(rest)
    await once(load)
  }

  const stop = () =>
    once(async () => {
      if (!task) return
      await callReview('suspend', { entry_id: crypto.randomUUID(), card_id: task.card_id })
      showToast('info', taskCopy.stopped)
      const rest = queue.slice(1)
      if (rest.length > 0) show(rest)
      else await load()
    })

  const resume = (cardId: string) =>
    once(async () => {
      await callReview('resume', { entry_id: crypto.randomUUID(), card_id: cardId })
      showToast('success', suspendedCopy.resumed)
      await load()
    })

  const left = Math.max(queue.length, (session?.due ?? 0) - (session?.tasks.length ?? 0) + queue.length)
  return { session, task, miss, given, left, busy, load, answer, override, undo, next, stop, resume }
}
