import type { EpochMs } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import {
  ADDRESS_QUESTIONS_PER_DAY,
  GUEST_QUESTIONS_PER_DAY,
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
  await count(tx, { person: id, limit: QUESTIONS_PER_DAY }, drawn, now)
  await count(tx, { person: `practice:${addressHash}`, limit: ADDRESS_QUESTIONS_PER_DAY }, drawn, now)
}

/**
 * Counts questions drawn for a visitor toward those of all visitors with the IP address.
 * @throws as `countPractice` does
 */
export async function countGuestPractice(
  tx: Transaction,
  { addressHash, now }: Pick<FreePlayer, 'addressHash' | 'now'>,
  drawn: number,
): Promise<void> {
  await count(tx, { person: `guest:${addressHash}`, limit: GUEST_QUESTIONS_PER_DAY }, drawn, now)
}

async function count(
  tx: Transaction,
  { person, limit }: { person: string; limit: number },
  drawn: number,
  now: EpochMs,
): Promise<void> {
  const counted = await tx.sql(COUNT, [person, drawn, limit])
  if (counted.length > 0) return
  const message = `You have had ${limit} practice questions today. The limit resets at midnight UTC.`
  throw new Problem(429, PRACTICE_LIMIT_REACHED, message, { extra: { ...practiceLimit(limit, now) } })
}

/** Conditional, so that no two requests share the last questions. Returns no row over the limit. */
const COUNT = `
  insert into daily_usage as used (person, date, practice_questions)
  values ($1, (app_now() at time zone 'utc')::date, $2)
  on conflict (person, date) do update set practice_questions = used.practice_questions + excluded.practice_questions
    where used.practice_questions + excluded.practice_questions <= $3
  returning 1 as one`
