import { type EpochMs, nextUtcMidnight } from '#kit/time.ts'

/** How many questions of every kind of practice a player gets on a UTC day: several hours of practice. */
export const QUESTIONS_PER_DAY = 300
/** How many all players behind one IP address get together: enough for a school class. */
export const ADDRESS_QUESTIONS_PER_DAY = 3_000
/** How many all visitors behind one IP address get together: a hundred duels. */
export const GUEST_QUESTIONS_PER_DAY = 300

/** The code of the refusal when one of these limits is used up. */
export const PRACTICE_LIMIT_REACHED = 'practice_limit_reached'

/** What the refusal says besides its message. */
export interface PracticeLimit {
  limit: number
  resets_at: string
}

export function practiceLimit(limit: number, now: EpochMs): PracticeLimit {
  return { limit, resets_at: new Date(nextUtcMidnight(now)).toISOString() }
}
