import { Worker } from 'node:worker_threads'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** The data for the watchdog thread. */
export interface Watch {
  /** A counter shared between the threads. Each sign of life increments it. */
  signs: Int32Array
  pollMs: Milliseconds
  /** How many polls in a row may see no sign of life. Counts polls, not time, because a sleeping machine does not poll. */
  patience: number
  /** The message printed before the process ends. */
  words: string
}

export interface WatchdogParts {
  /** Polled repeatedly. Returning true is a sign of life; a pending promise or a blocked event loop is not. */
  isAlive(): Promise<boolean>
  /** The name in the last message: `the embedded database`. */
  watched: string
  pollMs?: Milliseconds
  patience?: number
}

/**
 * Ends the process if the watched service gives no sign of life for half a minute, so that a supervisor restarts it. The
 * embedded database runs in the main thread. If it is stuck in a loop, nothing in that thread can notice, so another thread watches.
 */
export function startWatchdog({ isAlive, watched, pollMs = SECOND_MS, patience = 30 }: WatchdogParts) {
  const signs = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const seconds = (pollMs * patience) / SECOND_MS
  const words = `No sign of life from ${watched} for ${seconds} seconds. The process ends, so that it can be restarted.`
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
