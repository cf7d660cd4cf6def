import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** The wait that a `Retry-After` header asks for, in seconds or as a date; 0 if it is missing or invalid. */
export function retryAfter(header: string | null | undefined, now: EpochMs): Milliseconds {
  const value = header ?? ''
  const wait = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}
