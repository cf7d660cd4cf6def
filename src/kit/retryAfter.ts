import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How long the header of that name asks to wait, in seconds or as a date; 0 where it says nothing. */
export function retryAfter(header: string | null | undefined, now: EpochMs): Milliseconds {
  const said = header ?? ''
  const wait = /^\d+$/.test(said) ? Number(said) * SECOND_MS : Date.parse(said) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}
