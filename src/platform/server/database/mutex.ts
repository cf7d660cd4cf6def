/** Hands out one key at a time, first come, first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves, when every earlier holder has let go, to the function that lets go. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const earlier = this.#last
    this.#last = promise
    await earlier
    return resolve
  }
}
