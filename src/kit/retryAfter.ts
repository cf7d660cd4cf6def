import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How long a `Retry-After` header, in seconds or as a date, asks to wait; 0 if it does not say. */
export function retryAfter(header: string | null | undefined, now: EpochMs): Milliseconds {
  const value = header ?? ''
  const wait = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}
