import type { Milliseconds } from '#kit/time.ts'

/** What the opponent of a practice duel will do in a question, fixed before the duel begins. */
export interface PlannedAnswer {
  /** Since the question opened. */
  afterMs: Milliseconds
  /** Index in the question's own order. */
  option: number
}
