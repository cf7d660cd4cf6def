import { Worker } from 'node:worker_threads'
import { MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import type { Log } from '#platform/server/log.ts'
import type { Translation } from '#translator/translation.ts'

/** A message to the thread. */
export type EngineOrders = { kind: 'translate'; id: number; text: string } | { kind: 'drop'; id: number }

/** A message from the thread. */
export type EngineNews =
  | { kind: 'translated'; id: number; translation: Translation }
  | { kind: 'failed'; id: number; message: string }

/** The built-in engine in a thread of its own, so that no text delays the other requests of this process. */
export interface EngineThread {
  /**
   * Takes turns with the other texts, sentence by sentence. If the thread ends, a new one translates the text from its beginning, once.
   * @throws the signal's reason after an abort
   */
  translate(text: string, signal: AbortSignal): Promise<Translation>
  /** Starts the thread, so that the first text need not wait for the lexicon. */
  warm(): void
  close(): Promise<void>
}

export interface EngineThreadParts {
  log: Log
  program?: URL
  heapMb?: number
  /** A text that takes longer than this ends the thread. */
  longestMs?: Milliseconds
}

/** The lexicon takes 60 MB. A thread that needs more than this ends, and the server goes on. */
const HEAP_MB = 256
const MOST_STARTS = 2

interface Job {
  id: number
  text: string
  /** How many threads have begun it. */
  starts: number
  settle: PromiseWithResolvers<Translation>
}

/** The thread starts with the first text, or when it is warmed. */
export function openEngineThread({
  log,
  program = new URL('./engineProgram.ts', import.meta.url),
  heapMb = HEAP_MB,
  longestMs = MINUTE_MS,
}: EngineThreadParts): EngineThread {
  const jobs = new Map<number, Job>()
  let lastId = 0
  let worker: Worker | undefined
  let isClosed = false

  function started(): Worker {
    const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
    let cause: unknown
    thread.on('message', read)
    thread.on('error', (error) => {
      cause = error
    })
    thread.on('exit', () => {
      worker = undefined
      if (!isClosed) failOver(cause)
    })
    worker = thread
    return thread
  }

  function read(news: EngineNews): void {
    const job = jobs.get(news.id)
    if (news.kind === 'translated') job?.settle.resolve(news.translation)
    else job?.settle.reject(new Error(`The built-in engine failed: ${news.message}`))
  }

  function failOver(cause: unknown): void {
    log.error({ cause: String(cause), texts: jobs.size }, 'the thread of the built-in engine ended')
    for (const job of jobs.values()) {
      if (job.starts < MOST_STARTS) send(job)
      else job.settle.reject(new Error('The thread of the built-in engine ended', { cause }))
    }
  }

  function send(job: Job): void {
    job.starts += 1
    order({ kind: 'translate', id: job.id, text: job.text })
  }

  /** Before the first text, and after the thread has ended, there is none. */
  function order(message: EngineOrders): void {
    ;(worker ?? started()).postMessage(message)
  }

  return {
    warm() {
      if (!worker && !isClosed) started()
    },
    async translate(text, signal) {
      signal.throwIfAborted()
      lastId += 1
      const job: Job = { id: lastId, text, starts: 0, settle: Promise.withResolvers() }
      const leave = () => {
        job.settle.reject(signal.reason)
        worker?.postMessage({ kind: 'drop', id: job.id } satisfies EngineOrders)
      }
      const timer = setTimeout(() => {
        job.settle.reject(new Error(`A text took the built-in engine longer than ${longestMs} ms`))
        void worker?.terminate()
      }, longestMs)
      signal.addEventListener('abort', leave)
      jobs.set(job.id, job)
      try {
        send(job)
        return await job.settle.promise
      } finally {
        jobs.delete(job.id)
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
      }
    },
    async close() {
      isClosed = true
      for (const job of jobs.values()) job.settle.reject(new Error('The server is stopping'))
      await worker?.terminate()
    },
  }
}
