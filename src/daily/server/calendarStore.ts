import type { DailyCalendar, PlayedDay } from '#daily/dailyContract.ts'
import { dayRuns } from '#daily/dayRuns.ts'
import { readNow } from '#daily/server/tryStore.ts'
import { monthAfter, type UtcDate, type UtcMonth, utcDateOf, utcMonthOf } from '#daily/utcDate.ts'
import { SECOND_MS } from '#kit/time.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

/** The player's days of a month, and the runs of all days. */
export async function readCalendar(tx: Transaction, userId: string, month: UtcMonth): Promise<DailyCalendar> {
  const today = utcDateOf(await readNow(tx))
  const finished = await tx.sql<{ date: UtcDate }>(FINISHED, [userId, QUESTION_COUNT, QUESTION_MS / SECOND_MS])
  const [first] = await tx.sql<{ date: UtcDate | null }>(
    'select min(date)::text as date from daily_tries where user_id = $1',
    [userId],
  )
  const range = [`${month}-01`, `${monthAfter(month, 1)}-01`]
  const days = await tx.sql<Omit<PlayedDay, 'finished'>>(PLAYED, [userId, ...range])
  const dates = finished.map(({ date }) => date)
  return {
    month,
    today,
    days: days.map((day) => ({ ...day, finished: dates.includes(day.date) })),
    runs: dayRuns(dates, today),
    first_month: utcMonthOf(first?.date ?? today),
  }
}

/** A round is finished once its last question has closed: one date for each such day. */
const FINISHED = `
  select date::text as date from daily_answers
  where user_id = $1 and number = $2 and (closed_at is not null or opened_at + $3 * interval '1 second' <= app_now())`

const PLAYED = `
  select date::text as date, grade, (count(*) filter (where correct))::int as right
  from daily_tries join daily_answers using (user_id, date)
  where user_id = $1 and date >= $2 and date < $3 group by date, grade order by date`
