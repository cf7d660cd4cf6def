import { DAY_MS, type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { MissedAnswer } from '#review/insight/mistake.ts'
import type { ReviewDay } from '#review/insight/reviewDays.ts'
import { countedReviews } from '#review/server/countedReviews.ts'
import { AT, MS } from '#review/server/instant.ts'

/** Wrong answers and near misses that are looked through, the newest ones. */
const MISSES_READ = 500

/** The days since an instant on which the learner answered, oldest first. */
export function readDays(tx: Transaction, userId: string, since: EpochMs): Promise<ReviewDay[]> {
  return tx.sql<ReviewDay>(
    `with dated as (
       select card_id, grade, at, (at at time zone 'UTC')::date as day
       from (${countedReviews(`answer.user_id = $1 and answer.at >= ${AT('$2')}`)}) as counted),
     stepped as (select *, lag(day) over (partition by card_id order by at) as before from dated)
     select day::text as date, count(*)::int as answers, (count(*) filter (where before < day))::int as asked,
       (count(*) filter (where before < day and grade > 1))::int as remembered
     from stepped group by day order by day`,
    [userId, since],
  )
}

/** How many cards come back on each of so many days from today on, and how many are overdue. */
export async function readForecast(
  tx: Transaction,
  userId: string,
  { now, days }: { now: EpochMs; days: number },
): Promise<{ forecast: number[]; overdue: number }> {
  const midnight = nextUtcMidnight(now) - DAY_MS
  const rows = await tx.sql<{ day: number; cards: number }>(
    `select floor((extract(epoch from due_at) * 1000 - $2::float8) / $4::float8)::int as day, count(*)::int as cards
     from review_cards where user_id = $1 and not suspended and state <> 'new' and due_at < ${AT('$3')} group by day`,
    [userId, midnight, midnight + days * DAY_MS, DAY_MS],
  )
  const count = (which: (day: number) => boolean) =>
    rows.reduce((sum, { day, cards }) => (which(day) ? sum + cards : sum), 0)
  const overdue = count((day) => day < 0)
  return { forecast: Array.from({ length: days }, (_, at) => count((day) => Math.max(0, day) === at)), overdue }
}

/** The learner's newest wrong answers and near misses since an instant, without those that were undone or graded up. */
export function readMisses(tx: Transaction, userId: string, since: EpochMs): Promise<MissedAnswer[]> {
  return tx.sql<MissedAnswer>(
    `select card.id as source, card.content, missed.given, missed.mistake, ${MS('missed.at')} as at
     from (
       select card_id, given, mistake, at from review_log as answer
       where user_id = $1 and kind = 'answer' and outcome <> 'right' and given <> '' and at >= ${AT('$2')}
         and not exists (select from review_log as undo where undo.about = answer.id and undo.kind = 'undo')
         and coalesce((select override.grade from review_log as override
           where override.about = answer.id and override.kind = 'override' order by override.at desc, override.id desc limit 1), 1) = 1
       order by at desc limit $3) as missed
     join review_cards as card on card.id = missed.card_id
     order by missed.at desc`,
    [userId, since, MISSES_READ],
  )
}
