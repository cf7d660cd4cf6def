import { busConnected } from '#platform/server/bus/busMeters.ts'
import type { Log } from '#platform/server/log.ts'

/** Whether this node hears the others. Says so, once for each change. */
export class Reachability {
  readonly #log: Log
  #isReached: boolean | undefined

  constructor(log: Log) {
    this.#log = log
  }

  get isReached(): boolean {
    return this.#isReached === true
  }

  reached(): void {
    if (this.#isReached === false) this.#log.info({}, 'the bus can be reached again')
    this.#note(true)
  }

  lost(cause: unknown): void {
    if (this.#isReached !== false) this.#log.warn({ cause: String(cause) }, 'the bus cannot be reached')
    this.#note(false)
  }

  #note(isReached: boolean): void {
    this.#isReached = isReached
    busConnected.set({}, isReached ? 1 : 0)
  }
}
