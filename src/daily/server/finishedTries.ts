import { LRUCache } from 'lru-cache'
import type { Grade } from '#daily/grade.ts'
import type { FinishedTry } from '#daily/tally.ts'
import type { UtcDate } from '#daily/utcDate.ts'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

/** How long a reading serves everyone who opens a result. Reading ten thousand tries takes the embedded database 0.2 s or more. */
const FRESH_MS: Milliseconds = 10 * SECOND_MS
/** The rounds whose readings are kept: the grades of today and yesterday. */
const MOST_READINGS = 6

export interface FinishedTries {
  /** The finished tries of a round as of a moment ago. */
  of(date: UtcDate, grade: Grade): Promise<readonly FinishedTry[]>
}

export function openFinishedTries(database: Database): FinishedTries {
  const readings = new LRUCache<string, Promise<readonly FinishedTry[]>>({ max: MOST_READINGS, ttl: FRESH_MS })
  return {
    of(date, grade) {
      const key = `${date} ${grade}`
      const known = readings.get(key)
      if (known) return known
      const reading = database.tx(SERVICE, (tx) => readFinishedTries(tx, date, grade))
      readings.set(key, reading)
      reading.catch(() => readings.delete(key))
      return reading
    },
  }
}

function readFinishedTries(tx: Transaction, date: UtcDate, grade: Grade): Promise<FinishedTry[]> {
  return tx.sql<FinishedTry>(FINISHED, [date, grade, QUESTION_COUNT, QUESTION_MS / SECOND_MS])
}

/** A try is finished when its last question has closed, whether or not anyone has looked since. */
const FINISHED = `
  select user_id as "userId", array_agg(coalesce(correct, false) order by number) as "right",
    (extract(epoch from sum(coalesce(closed_at, opened_at + $4 * interval '1 second') - opened_at)) * 1000)::int as ms
  from daily_tries join daily_answers using (user_id, date)
  where date = $1 and grade = $2 and (closed_at is not null or opened_at + $4 * interval '1 second' <= app_now())
  group by user_id having count(*) = $3`
