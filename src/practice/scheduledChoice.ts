import type { Milliseconds } from '#kit/time.ts'

/** The option that the opponent of a practice duel will choose in a question, fixed before the duel begins. */
export interface ScheduledChoice {
  /** Since the question opened. */
  afterMs: Milliseconds
  /** Index in the question's own order. */
  option: number
}
