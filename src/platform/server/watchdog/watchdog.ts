import { Worker } from 'node:worker_threads'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** What the thread is given when it starts. */
export interface Watch {
  /** One counter, shared between the threads: each sign of life adds one. */
  signs: Int32Array
  pollMs: Milliseconds
  /** Looks in a row without a sign of life. Looks are counted, not time: a machine that sleeps does not look either. */
  patience: number
  /** What is printed before the process ends. */
  words: string
}

export interface WatchdogParts {
  /** Asked again and again. A promise that never settles, and a loop that never turns, are no signs of life. */
  isAlive(): Promise<boolean>
  /** Who it is that does not answer, for the last line: `the embedded database`. */
  watched: string
  pollMs?: Milliseconds
  patience?: number
}

/**
 * Ends the process when what is watched gives no sign of life for half a minute, so that a supervisor starts it again. The
 * embedded database runs in the main thread: when it is caught in a loop nothing there can notice, so another thread does.
 */
export function startWatchdog({ isAlive, watched, pollMs = SECOND_MS, patience = 30 }: WatchdogParts) {
  const signs = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const seconds = (pollMs * patience) / SECOND_MS
  const words = `No sign of life from ${watched} for ${seconds} seconds. The process ends, to be started again.`
  const workerData: Watch = { signs, pollMs, patience, words }
  const thread = new Worker(new URL('./watchdogThread.ts', import.meta.url), { workerData })
  thread.unref()
  const timer = setTimeout(async () => {
    if (await isAlive()) Atomics.add(signs, 0, 1)
    timer.refresh()
  }, pollMs)
  timer.unref()
  return {
    async stop() {
      clearTimeout(timer)
      await thread.terminate()
    },
  }
}
