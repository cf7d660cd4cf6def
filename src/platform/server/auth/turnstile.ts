import { Problem } from '#platform/server/http/problem.ts'

/**
 * Lets `places` pieces of work run at once and `queue` more wait their turn.
 * @throws Problem 503 `over_capacity` when the queue is full
 */
export function turnstile(places: number, queue: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = places
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await turn(waiting, queue)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

function turn(waiting: (() => void)[], queue: number): Promise<void> {
  if (waiting.length >= queue) {
    throw new Problem(503, 'over_capacity', 'The server is very busy. Please try again in a moment.')
  }
  return new Promise((resolve) => waiting.push(resolve))
}
