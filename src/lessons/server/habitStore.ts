import { type UtcDate, utcDateOf } from '#daily/utcDate.ts'
import type { EpochMs } from '#kit/time.ts'
import type { Habit } from '#lessons/lessonContract.ts'
import { streakOf } from '#lessons/streak.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The longest time without an answer that counts as learning: as long as a question with a clock is open. */
const MOST_PER_QUESTION_MS = QUESTION_MS

/** How much the user has learned today, and the days in a row. */
export async function readHabit(tx: Transaction, userId: string): Promise<Habit> {
  const [row] = await tx.sql<{ now: EpochMs; minutes: number; goal_minutes: number | null }>(
    `select floor(extract(epoch from app_now()) * 1000)::float8 as now, (${SECONDS})::float8 / 60 as minutes,
       (select daily_goal_minutes::int from profiles where id = $1) as goal_minutes`,
    [userId, MOST_PER_QUESTION_MS],
  )
  if (!row) throw new Error('The query for the day returned no row')
  const days = await tx.sql<{ date: UtcDate }>(LEARNED_DAYS, [userId])
  const dates = days.map(({ date }) => date)
  return { minutes: row.minutes, goal_minutes: row.goal_minutes, streak: streakOf(dates, utcDateOf(row.now)) }
}

const TODAY = `(app_now() at time zone 'utc')::date`
const MIDNIGHT = `(date_trunc('day', app_now() at time zone 'utc') at time zone 'utc')`

/** An interval in seconds, at most as long as an unanswered question counts. */
const spent = (from: string, to: string) => `least(greatest(extract(epoch from ${to} - ${from}), 0), $2::float8 / 1000)`

/** In matches and duels, a question takes from the one before it to its answer. Without a clock, it takes from its opening. */
const SECONDS = `
  select coalesce(sum(seconds), 0) from (
    select extract(epoch from completed_at - coalesce(started_at, created_at)) as seconds from matches
      where player1_id = $1 and status = 'completed' and created_at >= ${MIDNIGHT}
    union all select extract(epoch from completed_at - coalesce(started_at, created_at)) from matches
      where player2_id = $1 and status = 'completed' and created_at >= ${MIDNIGHT}
    union all select ${spent('opened_at', 'closed_at')} from daily_answers where user_id = $1 and date = ${TODAY}
    union all select ${spent(
      'coalesce(q.opened_at, lag(q.answered_at) over (partition by p.id order by q.number), p.started_at)',
      'q.answered_at',
    )}
      from practices p join app.practice_questions q on q.practice_id = p.id
      where p.user_id = $1 and p.created_at >= ${MIDNIGHT} and q.answered_at is not null
    union all select learned_ms / 1000.0 from lesson_days where user_id = $1 and date = ${TODAY}
    union all select ${spent('lag(at) over (order by at)', 'at')} from review_log
      where user_id = $1 and kind = 'answer' and at >= ${MIDNIGHT}
  ) as spells`

/** Days with a step of a lesson, a review, an answer of the daily round, or a match to its end. */
const LEARNED_DAYS = `
  select date::text as date from lesson_days where user_id = $1 and learned_ms > 0
  union select (at at time zone 'utc')::date::text from review_log where user_id = $1 and kind = 'answer'
  union select date::text from daily_answers where user_id = $1 and option_id is not null
  union select (completed_at at time zone 'utc')::date::text from matches
    where player1_id = $1 and status = 'completed'
  union select (completed_at at time zone 'utc')::date::text from matches
    where player2_id = $1 and status = 'completed'`
