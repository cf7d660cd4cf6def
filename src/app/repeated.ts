import type { Milliseconds } from '#kit/time.ts'
import type { Log } from '#platform/server/log.ts'

/** Runs the work repeatedly, with a pause between runs. A failed run is logged, and the next run retries. */
export function repeated(pause: Milliseconds, work: () => Promise<void>, log: Log): { stop(): void } {
  let timer: NodeJS.Timeout
  const run = async () => {
    try {
      await work()
    } catch (error) {
      log.warn({ cause: (error as Error).message }, 'sweep failed; the next one will do its work')
    }
    timer.refresh()
  }
  timer = setTimeout(run, pause)
  timer.unref()
  return { stop: () => clearTimeout(timer) }
}
