import type { EpochMs, Milliseconds } from '#kit/time.ts'

/** One call and the server's time in its answer. `sentAt` and `receivedAt` are the browser's. */
export interface ClockSample {
  sentAt: EpochMs
  receivedAt: EpochMs
  serverNow: EpochMs
}

/** How many of the newest answers are compared. */
export const CLOCK_SAMPLES = 8

/**
 * How far the server's clock is ahead of the browser's, from the fastest of the answers: there the least of the way can have
 * been one-sided. Off by at most half of that answer's way. 0 without an answer.
 */
export function clockOffset(samples: readonly ClockSample[]): Milliseconds {
  const [first, ...rest] = samples
  if (!first) return 0
  const fastest = rest.reduce((best, sample) => (way(sample) < way(best) ? sample : best), first)
  return fastest.serverNow - (fastest.sentAt + fastest.receivedAt) / 2
}

function way({ sentAt, receivedAt }: ClockSample): Milliseconds {
  return receivedAt - sentAt
}
