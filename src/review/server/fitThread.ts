import { Worker } from 'node:worker_threads'
import { MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import type { JudgedFit } from '#review/fit/fit.ts'
import type { CardHistory } from '#review/fit/reviewHistory.ts'
import type { Parameters } from '#review/schedule.ts'

export interface FitOrder {
  histories: readonly CardHistory[]
  /** The parameters in force; null for the default parameters. */
  before: Parameters | null
}

interface FitThreadParts {
  program?: URL
  /** A fit that takes longer than this has failed. */
  longestMs?: Milliseconds
}

const HEAP_MB = 256

/** Fits in a thread of its own, so that it does not delay the requests of this process. Rejects if the thread fails or the signal aborts. */
export async function fitInThread(
  order: FitOrder,
  signal: AbortSignal,
  { program = new URL('./fitProgram.ts', import.meta.url), longestMs = MINUTE_MS }: FitThreadParts = {},
): Promise<JudgedFit> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  ending.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<JudgedFit>()
  const worker = new Worker(program, { workerData: order, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
  worker.on('message', resolve)
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('The thread of a fit ended')))
  ending.addEventListener('abort', () => reject(ending.reason))
  try {
    return await promise
  } finally {
    await worker.terminate()
  }
}
