/** A mutual exclusion lock: first come, first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves once all earlier holders have released the lock. Returns the function that releases it. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const earlier = this.#last
    this.#last = promise
    await earlier
    return resolve
  }
}
