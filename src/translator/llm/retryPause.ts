import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

const MOST_RETRIES = 2
const FIRST_PAUSE: Milliseconds = 400
/** An answer takes at least this long. With less time left, a retry is pointless. */
const SHORTEST_ANSWER: Milliseconds = 2 * SECOND_MS

export interface FailedAttempt {
  /** The number of earlier retries. */
  retries: number
  /** The pause that the service asked for. */
  retryAfter: Milliseconds
  /** Time left for the whole translation. */
  left: Milliseconds
}

/**
 * How long to wait before a retry; undefined for no retry. The pause doubles each time and is shortened
 * randomly by up to half (`random` in 0…1), so that clients that failed together do not retry together.
 */
export function retryPause({ retries, retryAfter, left }: FailedAttempt, random: number): Milliseconds | undefined {
  const own = FIRST_PAUSE * 2 ** retries * (0.5 + random / 2)
  const pause = Math.round(retryAfter + own)
  return retries < MOST_RETRIES && pause + SHORTEST_ANSWER <= left ? pause : undefined
}
