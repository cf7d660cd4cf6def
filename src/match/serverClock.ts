import type { EpochMs, Milliseconds } from '#kit/time.ts'

/** One call and the server's time in its response. `sentAt` and `receivedAt` are times of the browser. */
export interface ClockSample {
  sentAt: EpochMs
  receivedAt: EpochMs
  serverNow: EpochMs
}

/** How many of the newest responses are compared. */
export const CLOCK_SAMPLES = 8

/**
 * How far the server's clock is ahead of the browser's, from the sample with the shortest round trip, because its error is at most
 * half of that round trip. 0 without samples.
 */
export function clockOffset(samples: readonly ClockSample[]): Milliseconds {
  const [first, ...rest] = samples
  if (!first) return 0
  const fastest = rest.reduce((best, sample) => (roundTrip(sample) < roundTrip(best) ? sample : best), first)
  return fastest.serverNow - (fastest.sentAt + fastest.receivedAt) / 2
}

function roundTrip({ sentAt, receivedAt }: ClockSample): Milliseconds {
  return receivedAt - sentAt
}
