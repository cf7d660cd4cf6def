import { type EpochMs, SECOND_MS } from '#kit/time.ts'

/** A longer pause between two steps is not learning. */
export const LONGEST_PAUSE_MS = 90 * SECOND_MS

/** How much of the time since the last sign of a learner counts as learning, in milliseconds. */
export function learningTime(lastSign: EpochMs | undefined, now: EpochMs): number {
  return lastSign === undefined ? 0 : Math.min(Math.max(0, now - lastSign), LONGEST_PAUSE_MS)
}
