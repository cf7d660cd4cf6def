import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

const RECONNECT_MS = [1, 2, 5].map((seconds) => seconds * SECOND_MS)

export function pauseAfter(failures: number): Milliseconds {
  return RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)] ?? SECOND_MS
}
