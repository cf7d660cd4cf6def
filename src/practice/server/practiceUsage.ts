import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import {
  ADDRESS_QUESTIONS_PER_DAY,
  PRACTICE_LIMIT_REACHED,
  practiceLimit,
  QUESTIONS_PER_DAY,
} from '#practice/practiceLimit.ts'
import type { FreePlayer } from '#practice/server/freePlayer.ts'

/**
 * Counts drawn questions toward the day's practice of the player and of the player's IP address.
 * @throws Problem 429 `practice_limit_reached`, which rolls the transaction back
 */
export async function countPractice(
  tx: Transaction,
  { id, addressHash, now }: FreePlayer,
  drawn: number,
): Promise<void> {
  // Always the player before the address, so that two calls cannot deadlock.
  const limits = [
    { person: id, limit: QUESTIONS_PER_DAY },
    { person: `practice:${addressHash}`, limit: ADDRESS_QUESTIONS_PER_DAY },
  ]
  for (const { person, limit } of limits) {
    const counted = await tx.sql(COUNT, [person, drawn, limit])
    if (counted.length === 0) {
      const message = `You have had ${limit} practice questions today. The limit resets at midnight UTC.`
      throw new Problem(429, PRACTICE_LIMIT_REACHED, message, { extra: { ...practiceLimit(limit, now) } })
    }
  }
}

/** Conditional, so that no two requests share the last questions. Returns no row over the limit. */
const COUNT = `
  insert into daily_usage as used (person, date, practice_questions)
  values ($1, (app_now() at time zone 'utc')::date, $2)
  on conflict (person, date) do update set practice_questions = used.practice_questions + excluded.practice_questions
    where used.practice_questions + excluded.practice_questions <= $3
  returning 1 as one`
