import type { EpochMs } from '#kit/time.ts'
import { LESSONS_PER_COURSE, type LessonCourse } from '#lessons/course.ts'
import { learningTime } from '#lessons/habit.ts'
import type { LessonProgress, WaitingLesson } from '#lessons/lessonContract.ts'
import type { LessonRun } from '#lessons/lessonRun.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Whose progress, in which lesson. */
export interface ProgressKey {
  userId: string
  course: LessonCourse
  number: number
}

const COLUMNS = 'course, number::int as number, step::int as step, missed::int[] as missed, done_at is not null as done'

export function readProgress(tx: Transaction, userId: string): Promise<LessonProgress[]> {
  return tx.sql<LessonProgress>(`select ${COLUMNS} from lesson_progress where user_id = $1 order by course, number`, [
    userId,
  ])
}

/** Null for a user who has begun none, or done the last. */
export async function readWaitingLesson(tx: Transaction, userId: string): Promise<WaitingLesson | null> {
  const [row] = await tx.sql<WaitingLesson>(
    `with mine as (select course, number::int as number, step, begun_at, done_at from lesson_progress where user_id = $1)
     select course, number, begun,
       exists (select from mine where (done_at at time zone 'utc')::date = (app_now() at time zone 'utc')::date) as done_today
     from (
       select course, number, true as begun, begun_at as at from mine where step > 0 and done_at is null
       union all
       select course, number + 1, false, done_at from mine as done
       where done_at is not null and number < $2
         and not exists (select from mine where course = done.course and number = done.number + 1 and done_at is not null)
     ) as waiting
     order by begun desc, at desc limit 1`,
    [userId, LESSONS_PER_COURSE],
  )
  return row ?? null
}

/** Locks the account until the transaction ends, so that two of its calls do not overtake each other, and it is not deleted meanwhile. */
export async function lockLearner(tx: Transaction, userId: string): Promise<void> {
  const rows = await tx.sql('select 1 as one from auth.users where id = $1 for no key update', [userId])
  if (rows.length === 0) throw userNotFound()
}

/** The learner's progress in the lesson, which begins now unless it has begun before. Lock the learner first. */
export async function beginProgress(tx: Transaction, { userId, course, number }: ProgressKey): Promise<LessonProgress> {
  await tx.sql(
    `insert into lesson_progress (user_id, course, number) values ($1, $2, $3)
     on conflict (user_id, course, number) do nothing`,
    [userId, course, number],
  )
  const [row] = await tx.sql<LessonProgress>(
    `select ${COLUMNS} from lesson_progress where user_id = $1 and course = $2 and number = $3`,
    [userId, course, number],
  )
  if (!row) throw new Error('The progress that was just stored is gone')
  return row
}

export async function storeRun(
  tx: Transaction,
  { userId, course, number }: ProgressKey,
  { step, missed }: LessonRun,
): Promise<void> {
  await tx.sql('update lesson_progress set step = $4, missed = $5 where user_id = $1 and course = $2 and number = $3', [
    userId,
    course,
    number,
    step,
    missed,
  ])
}

export async function noteDone(tx: Transaction, { userId, course, number }: ProgressKey): Promise<void> {
  await tx.sql(
    `update lesson_progress set done_at = app_now()
     where user_id = $1 and course = $2 and number = $3 and done_at is null`,
    [userId, course, number],
  )
}

/** Counts the time since the learner's last sign toward today. Lock the learner first. */
export async function noteSign(tx: Transaction, userId: string, sign: 'opened' | 'learned'): Promise<void> {
  const [row] = await tx.sql<{ now: EpochMs; last: EpochMs | null }>(
    `select floor(extract(epoch from app_now()) * 1000)::float8 as now,
       (select floor(extract(epoch from max(last_sign_at)) * 1000)::float8 from lesson_days where user_id = $1) as last`,
    [userId],
  )
  if (!row) throw new Error('The database returned no time')
  const learned = sign === 'opened' ? 0 : learningTime(row.last ?? undefined, row.now)
  await tx.sql(
    `insert into lesson_days (user_id, date, learned_ms, last_sign_at)
     values ($1, (app_now() at time zone 'utc')::date, $2, app_now())
     on conflict (user_id, date) do update set
       learned_ms = least(lesson_days.learned_ms + excluded.learned_ms, 86400000), last_sign_at = excluded.last_sign_at`,
    [userId, Math.round(learned)],
  )
}
