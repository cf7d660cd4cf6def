import { createHmac, randomBytes } from 'node:crypto'
import { drawnRound, REPEAT_DAYS } from '#daily/drawnRound.ts'
import type { Grade } from '#daily/grade.ts'
import type { DailyDependencies } from '#daily/server/dailyDependencies.ts'
import type { UtcDate } from '#daily/utcDate.ts'
import type { EpochMs } from '#kit/time.ts'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import { dealQuestions } from '#match/server/dealQuestions.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Bank } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'

const SEED_BYTES = 32

/** The round of a grade on a day. */
export interface DailyRound {
  date: UtcDate
  grade: Grade
  /** Determines the ids and orders of the options. */
  seed: Uint8Array
  questions: Question[]
}

/** The round of that day, drawn now if nobody has begun it yet. If two requests draw it at once, one draw counts for both. */
export async function drawnOnce(
  tx: Transaction,
  { date, grade, now }: { date: UtcDate; grade: Grade; now: EpochMs },
  bank: Bank,
): Promise<DailyRound> {
  const known = await readRound(tx, date, grade)
  if (known) return known
  const seed = randomBytes(SEED_BYTES)
  const lastAsked = await readLastAsked(tx, date)
  const questions = drawnRound(bank, { grade, now, seed: seed.toString('hex'), lastAsked })
  await tx.sql(
    `insert into app.daily_rounds (date, grade, seed, questions) values ($1, $2, $3, $4::jsonb)
     on conflict (date, grade) do nothing`,
    [date, grade, seed, JSON.stringify(questions)],
  )
  const drawn = await readRound(tx, date, grade)
  if (!drawn) throw new Error('The daily round was not inserted')
  return drawn
}

export async function readRound(tx: Transaction, date: UtcDate, grade: Grade): Promise<DailyRound | undefined> {
  const [round] = await tx.sql<DailyRound>(
    'select date::text as date, grade, seed, questions from app.daily_rounds where date = $1 and grade = $2',
    [date, grade],
  )
  return round
}

/** The day on which each question of the last rounds was asked, by its id. */
async function readLastAsked(tx: Transaction, date: UtcDate): Promise<Map<string, UtcDate>> {
  const rows = await tx.sql<{ id: string; date: UtcDate }>(
    `select question ->> 'id' as id, max(date)::text as date
     from app.daily_rounds cross join lateral jsonb_array_elements(questions) as question
     where date > $1::date - $2::int group by 1`,
    [date, REPEAT_DAYS],
  )
  return new Map(rows.map(({ id, date: last }) => [id, last]))
}

/** The round's questions for one player: with option ids and an order of their own, which survive reloads and restarts. */
export function dealRound(round: DailyRound, userId: string, voice: DailyDependencies['voice']): DealtQuestion[] {
  const seed = createHmac('sha256', round.seed).update(userId).digest()
  const byId = new Map(round.questions.map((question) => [question.id, question]))
  const id = `${round.date}|${round.grade}|${userId}`
  return dealQuestions({ id, seed, questionIds: [...byId.keys()] }, byId, voice).filter((dealt) => dealt !== undefined)
}
