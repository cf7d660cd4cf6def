import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

const MOST_RETRIES = 2
const FIRST_PAUSE: Milliseconds = 400
/** An answer takes at least so long: with less time left there is no use in asking. */
const SHORTEST_ANSWER: Milliseconds = 2 * SECOND_MS

export interface FailedAttempt {
  /** How many failed before it. */
  retries: number
  /** What the service asked for. */
  retryAfter: Milliseconds
  /** Until the time for the whole translation is over. */
  left: Milliseconds
}

/**
 * How long to wait before asking again; undefined: not at all. Twice as long each time, and between half of that and the whole
 * by chance (`dice` in 0…1), so that those who failed together do not come back together.
 */
export function retryPause({ retries, retryAfter, left }: FailedAttempt, dice: number): Milliseconds | undefined {
  const own = FIRST_PAUSE * 2 ** retries * (0.5 + dice / 2)
  const pause = Math.round(retryAfter + own)
  return retries < MOST_RETRIES && pause + SHORTEST_ANSWER <= left ? pause : undefined
}
