import { setTimeout as pause } from 'node:timers/promises'
import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How long to wait for a model, with the clock and random numbers for it. */
export interface LlmPatience {
  /** For a whole stretch: retries and corrections included. */
  total: Milliseconds
  /** Aborted after this time. */
  deadline: (total: Milliseconds) => AbortSignal
  now: () => EpochMs
  /** In 0…1. */
  random: () => number
  /** Rejects as soon as the signal is aborted. */
  pause: (duration: Milliseconds, signal: AbortSignal) => Promise<void>
}

export const LLM_PATIENCE: LlmPatience = {
  total: 15 * SECOND_MS,
  deadline: (total) => AbortSignal.timeout(total),
  now: Date.now,
  random: Math.random,
  pause: (duration, signal) => pause(duration, undefined, { signal }),
}
