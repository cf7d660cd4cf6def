import { Problem } from '#platform/server/http/problem.ts'

type Turnstile = <Result>(asker: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs up to `places` pieces of work at once. The others wait in one queue per client, and the clients take turns: a client that
 * sends hundreds delays only itself.
 * @param queues how many pieces of work of one client, and of all clients, may wait
 * @throws Problem 503 `over_capacity` when the queue is full
 */
export function turnstile(places: number, queues: { each: number; all: number }): Turnstile {
  let free = places
  const line = new WaitingLine(queues)
  return async (asker, work) => {
    if (free > 0) free -= 1
    else await line.turn(asker)
    try {
      return await work()
    } finally {
      const next = line.next()
      if (next) next()
      else free += 1
    }
  }
}

class WaitingLine {
  /** By client, the next in turn first. */
  readonly #queues = new Map<string, (() => void)[]>()
  readonly #most: { each: number; all: number }
  #waiting = 0

  constructor(most: { each: number; all: number }) {
    this.#most = most
  }

  turn(asker: string): Promise<void> {
    const queue = this.#queues.get(asker) ?? []
    if (queue.length >= this.#most.each || this.#waiting >= this.#most.all) {
      throw new Problem(503, 'over_capacity', 'The server is very busy. Please try again in a moment.')
    }
    this.#queues.set(asker, queue)
    this.#waiting += 1
    return new Promise((resolve) => queue.push(resolve))
  }

  next(): (() => void) | undefined {
    const [first] = this.#queues
    if (!first) return undefined
    const [asker, queue] = first
    this.#queues.delete(asker)
    const next = queue.shift()
    if (queue.length > 0) this.#queues.set(asker, queue)
    this.#waiting -= 1
    return next
  }
}
