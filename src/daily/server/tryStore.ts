import type { DailyTry, OpenedQuestion } from '#daily/dailyTry.ts'
import type { Grade } from '#daily/grade.ts'
import type { UtcDate } from '#daily/utcDate.ts'
import type { EpochMs } from '#kit/time.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Whose try, on which day. */
export interface TryKey {
  userId: string
  date: UtcDate
}

export async function readNow(tx: Transaction): Promise<EpochMs> {
  const [row] = await tx.sql<{ now: EpochMs }>('select floor(extract(epoch from app_now()) * 1000)::float8 as now')
  if (!row) throw new Error('The database returned no time')
  return row.now
}

/** Returns whether it was inserted: the player has no other try on that day. */
export async function insertTry(tx: Transaction, { userId, date }: TryKey, grade: Grade): Promise<boolean> {
  const rows = await tx.sql(
    `insert into daily_tries (user_id, date, grade) values ($1, $2, $3)
     on conflict (user_id, date) do nothing returning 1 as one`,
    [userId, date, grade],
  )
  return rows.length > 0
}

/**
 * Locks the try until the transaction ends, and reads it. Undefined if the player has not begun one on that day.
 * `now` is not earlier than anything that is stored.
 */
export async function lockTry(
  tx: Transaction,
  { userId, date }: TryKey,
): Promise<{ attempt: DailyTry; now: EpochMs } | undefined> {
  const [row] = await tx.sql<{ grade: Grade }>(
    'select grade from daily_tries where user_id = $1 and date = $2 for no key update',
    [userId, date],
  )
  if (!row) return undefined
  const opened = await tx.sql<AnswerRow>(
    `select number::int as number, ${MS('opened_at')} as "openedAt", ${MS('closed_at')} as "closedAt",
       option_id as "optionId", correct
     from daily_answers where user_id = $1 and date = $2 order by number`,
    [userId, date],
  )
  const [latest] = await tx.sql<{ now: EpochMs }>(
    `select ${MS('greatest(app_now(), max(opened_at), max(closed_at))')} as now
     from daily_answers where user_id = $1 and date = $2`,
    [userId, date],
  )
  if (!latest) throw new Error('The database returned no time')
  return { attempt: { date, grade: row.grade, opened: opened.map(openedQuestion) }, now: latest.now }
}

/** The grade of the player's newest try. */
export async function readNewestGrade(tx: Transaction, userId: string): Promise<Grade | null> {
  const [row] = await tx.sql<{ grade: Grade }>(
    'select grade from daily_tries where user_id = $1 order by date desc limit 1',
    [userId],
  )
  return row?.grade ?? null
}

/**
 * The player's level over the skills in which one is known, as an Elo rating: the rating after a rated match, before that the first
 * level. Null if none is known.
 */
export async function readKnownLevel(tx: Transaction, userId: string): Promise<number | null> {
  const [row] = await tx.sql<{ level: number | null }>(
    `select avg(case when exists (
         select from rating_changes played where played.user_id = $1 and played.skill_type = own.skill)
       then own.rating else first.level end)::float8 as level
     from profiles
     cross join lateral (values ('vocab', elo_vocab), ('grammar', elo_grammar), ('listening', elo_listening)) as own (skill, rating)
     left join app.first_levels first on first.user_id = $1 and first.skill_type = own.skill
     where profiles.id = $1`,
    [userId],
  )
  return row?.level ?? null
}

export async function noteOpening(
  tx: Transaction,
  { userId, date }: TryKey,
  opening: { number: QuestionNo; at: EpochMs },
): Promise<void> {
  await tx.sql(
    `insert into daily_answers (user_id, date, number, opened_at) values ($1, $2, $3, $4)
     on conflict (user_id, date, number) do nothing`,
    [userId, date, opening.number, new Date(opening.at)],
  )
}

/** Stores the answer, unless the question has closed. */
export async function noteAnswer(
  tx: Transaction,
  { userId, date }: TryKey,
  answer: { number: QuestionNo; optionId: string; correct: boolean; at: EpochMs },
): Promise<void> {
  await tx.sql(
    `update daily_answers set option_id = $4, correct = $5, closed_at = $6
     where user_id = $1 and date = $2 and number = $3 and closed_at is null`,
    [userId, date, answer.number, answer.optionId, answer.correct, new Date(answer.at)],
  )
}

/** Stores that the question's time was up, so that a clock that goes back cannot open it again. */
export async function noteTimeUp(
  tx: Transaction,
  { userId, date }: TryKey,
  question: { number: QuestionNo; at: EpochMs },
): Promise<void> {
  await tx.sql(
    `update daily_answers set closed_at = $4
     where user_id = $1 and date = $2 and number = $3 and closed_at is null`,
    [userId, date, question.number, new Date(question.at)],
  )
}

/** An instant in whole milliseconds, as in matches. */
const MS = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::float8`

interface AnswerRow extends Omit<OpenedQuestion, 'answer'> {
  optionId: string | null
  correct: boolean | null
}

function openedQuestion({ optionId, correct, ...question }: AnswerRow): OpenedQuestion {
  return { ...question, answer: optionId === null || correct === null ? null : { optionId, correct } }
}
