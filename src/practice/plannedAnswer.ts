import type { Milliseconds } from '#kit/time.ts'

/** What the opponent of a practice duel will do in a question, settled before the duel begins. */
export interface PlannedAnswer {
  /** From the opening of the question. */
  afterMs: Milliseconds
  /** Index in the question's own order. */
  option: number
}
