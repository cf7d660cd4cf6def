import type { Today } from '#arena/arenaContract.ts'
import { readHabit } from '#lessons/server/habitStore.ts'
import { readWaitingLesson } from '#lessons/server/progressStore.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** What the player has done on this UTC day, and what waits. A new source of things to do adds its line here. */
export async function readToday(tx: Transaction, userId: string): Promise<Today> {
  const [row] = await tx.sql<Pick<Today, 'daily' | 'reviews_due'>>(
    `select (${DAILY}) as daily, (${REVIEWS_DUE}) as reviews_due`,
    [userId, QUESTION_MS, QUESTION_COUNT],
  )
  if (!row) throw new Error('The query for the day returned no row')
  const played = await tx.sql<{ skill: string; at: Date }>(LAST_PLAYED, [userId, SKILLS])
  const last = new Map(played.map(({ skill, at }) => [skill, at.toISOString()]))
  const known = await tx.sql<{ skill: Skill; level: number }>(FIRST_LEVELS, [userId])
  const first_levels = { ...NONE, ...Object.fromEntries(known.map(({ skill, level }) => [skill, level])) }
  const last_played = { ...NONE, ...Object.fromEntries(last) }
  return {
    ...row,
    first_levels,
    last_played,
    lesson: await readWaitingLesson(tx, userId),
    ...(await readHabit(tx, userId)),
  }
}

const NONE = { vocab: null, grammar: null, listening: null }

const FIRST_LEVELS = `
  select skill_type as skill, level::int4 as level from app.first_levels as first
  where user_id = $1 and not exists (
    select from rating_changes played where played.user_id = $1 and played.skill_type = first.skill_type)`

const TODAY = `(app_now() at time zone 'utc')::date`

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
