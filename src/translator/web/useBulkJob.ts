import { type ActionDispatch, useEffect, useReducer } from 'react'
import { loadKoreanFonts } from '#design/web/loadKoreanFonts.ts'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import type { TranslateLinesResponse } from '#translator/bulk/bulkContract.ts'
import { type BulkEvent, type BulkJob, bulkJobAfter, nextBatch, startedJob } from '#translator/bulk/bulkJob.ts'
import { translateFailure } from '#translator/translateFailure.ts'
import type { Tone } from '#translator/translation.ts'
import { failureSentence } from '#translator/web/copy.ts'

export type BulkJobEvent = BulkEvent | { type: 'started'; texts: readonly string[]; tone: Tone } | { type: 'closed' }

/** The current job, which requests its batches one after the other; null before it starts. */
export function useBulkJob(): [BulkJob | null, ActionDispatch<[BulkJobEvent]>] {
  const [job, dispatch] = useReducer(jobAfter, null)

  useEffect(() => {
    const batch = job === null ? [] : nextBatch(job)
    if (job === null || batch.length === 0) return
    loadKoreanFonts()
    const abort = new AbortController()
    const places = batch.map(({ place }) => place)
    const lines = batch.map(({ text }) => text)
    const timer = setTimeout(() => {
      callFunction<TranslateLinesResponse>('translate-lines', { lines, tone: job.tone }, abort.signal).then(
        ({ results }) => {
          if (!abort.signal.aborted) dispatch({ type: 'answered', places, results })
        },
        (error: unknown) => {
          if (!abort.signal.aborted) dispatch(afterProblem(error))
        },
      )
    }, job.restSeconds * 1_000)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [job])

  return [job, dispatch]
}

function jobAfter(job: BulkJob | null, event: BulkJobEvent): BulkJob | null {
  if (event.type === 'started') return startedJob(event.texts, event.tone)
  return event.type === 'closed' || job === null ? null : bulkJobAfter(job, event)
}

/** If there are too many requests or texts, the same batch is sent again after the pause that the server asks for. Any other problem needs the user. */
function afterProblem(error: unknown): BulkEvent {
  if (!(error instanceof FunctionProblem)) return pausedBy('', failureSentence({ kind: 'unreachable' }))
  const { retryAfterSeconds: seconds, code } = error
  if (seconds !== undefined && [409, 429, 503].includes(error.status)) return { type: 'restAsked', seconds }
  return pausedBy(code, failureSentence(translateFailure(error)))
}

function pausedBy(code: string, sentence: string): BulkEvent {
  return { type: 'paused', problem: { code, sentence } }
}
