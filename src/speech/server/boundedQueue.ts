import { Problem } from '#platform/server/http/problem.ts'

/** Runs pieces of work one after another. Throws a `Problem` 503 where `longest` of them are waiting or under way already. */
export type BoundedQueue = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

const RETRY_AFTER_SECONDS = '5'

export function boundedQueue(longest: number): BoundedQueue {
  let length = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (length >= longest) {
      throw new Problem(503, 'speech_busy', 'Too many clips are being rendered. Please try again in a moment.', {
        headers: { 'retry-after': RETRY_AFTER_SECONDS },
      })
    }
    length += 1
    const done = last.then(work)
    last = done.catch(() => {})
    return done.finally(() => {
      length -= 1
    })
  }
}
