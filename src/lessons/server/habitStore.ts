import { utcDateOf } from '#daily/utcDate.ts'
import type { EpochMs } from '#kit/time.ts'
import { LONGEST_PAUSE_MS, wholeMinutes } from '#lessons/habit.ts'
import type { Habit } from '#lessons/lessonContract.ts'
import { streakOf } from '#lessons/streak.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The learner's goal, time and streak today. */
export async function readHabit(tx: Transaction, userId: string): Promise<Habit> {
  const [row] = await tx.sql<{ now: EpochMs; learned: number; goal: number | null }>(TODAY, [userId, LONGEST_PAUSE_MS])
  if (!row) throw new Error('The database returned no time')
  const days = await tx.sql<{ date: string }>(LEARNED_DAYS, [userId])
  return {
    minutes_today: wholeMinutes(row.learned),
    goal_minutes: row.goal,
    streak: streakOf(
      days.map(({ date }) => date),
      utcDateOf(row.now),
    ),
  }
}

/** The time in lessons is stored, and the time in review follows from its log: from answer to answer, without long pauses. */
const TODAY = `
  with today as (select date_trunc('day', app_now() at time zone 'utc') at time zone 'utc' as begins),
    gaps as (
      select extract(epoch from at - lag(at) over (order by at)) * 1000 as ms
      from review_log, today where user_id = $1 and at >= begins)
  select floor(extract(epoch from app_now()) * 1000)::float8 as now,
    (coalesce((select learned_ms from lesson_days
        where user_id = $1 and date = (app_now() at time zone 'utc')::date), 0)
      + coalesce((select sum(least(ms, $2)) from gaps), 0))::float8 as learned,
    (select daily_goal_minutes::int from profiles where id = $1) as goal`

/** Days with a step of a lesson, a review, an answer of the daily round, or a match to its end. */
const LEARNED_DAYS = `
  select date::text as date from lesson_days where user_id = $1 and learned_ms > 0
  union select (at at time zone 'utc')::date::text from review_log where user_id = $1 and kind = 'answer'
  union select date::text from daily_answers where user_id = $1 and option_id is not null
  union select (completed_at at time zone 'utc')::date::text from matches
    where $1 in (player1_id, player2_id) and status = 'completed'`
