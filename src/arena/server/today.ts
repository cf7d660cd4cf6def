import type { Today } from '#arena/arenaContract.ts'
import { QUESTION_COUNT, QUESTION_MS } from '#match/matchTimes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { SKILLS } from '#rating/skill.ts'

/** The longest time without an answer that counts as learning, on a question without a clock. */
const MOST_PER_QUESTION_MS = QUESTION_MS

/** What the player has done on this UTC day, and what waits. A new source of things to do adds its line here. */
export async function readToday(tx: Transaction, userId: string): Promise<Today> {
  const [row] = await tx.sql<Pick<Today, 'daily' | 'reviews_due' | 'minutes'>>(
    `select (${DAILY}) as daily, (${REVIEWS_DUE}) as reviews_due, (${SECONDS})::float8 / 60 as minutes`,
    [userId, MOST_PER_QUESTION_MS, QUESTION_COUNT],
  )
  if (!row) throw new Error('The query for the day returned no row')
  const played = await tx.sql<{ skill: string; at: Date }>(LAST_PLAYED, [userId, SKILLS])
  const last = new Map(played.map(({ skill, at }) => [skill, at.toISOString()]))
  const last_played = { vocab: null, grammar: null, listening: null, ...Object.fromEntries(last) }
  return { ...row, last_played }
}

const TODAY = `(app_now() at time zone 'utc')::date`
const MIDNIGHT = `(date_trunc('day', app_now() at time zone 'utc') at time zone 'utc')`

/** A round is finished once its last question is closed, by an answer or by its time. */
const DAILY = `
  case when not exists (select from daily_tries where user_id = $1 and date = ${TODAY}) then 'unplayed'
    when exists (
      select from daily_answers where user_id = $1 and date = ${TODAY} and number = $3
        and (closed_at is not null or opened_at <= app_now() - $2::float8 * interval '1 millisecond')) then 'finished'
    else 'begun' end`

const REVIEWS_DUE = `
  select count(*)::int4 from review_cards
  where user_id = $1 and not suspended and state <> 'new' and due_at <= app_now()`

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
    union all select ${spent('lag(at) over (order by at)', 'at')} from review_log
      where user_id = $1 and kind = 'answer' and at >= ${MIDNIGHT}
  ) as spells`

const LAST_PLAYED = `
  select skill, played.at from unnest($2::text[]) as skill
  cross join lateral (
    select max(completed_at) as at from (
      (select completed_at from matches where player1_id = $1 and skill_type = skill and status = 'completed'
       order by created_at desc limit 1)
      union all
      (select completed_at from matches where player2_id = $1 and skill_type = skill and status = 'completed'
       order by created_at desc limit 1)) as newest) as played
  where played.at is not null`
