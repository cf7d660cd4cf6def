import type { Transaction } from '#platform/server/database/database.ts'
import { type LearnedRating, type RatedAnswer, relearnedRating } from '#questions/questionRating.ts'

/** The learned ratings of these questions. A question that nobody has answered has none. */
export async function readQuestionRatings(
  tx: Transaction,
  questionIds: readonly string[],
): Promise<Map<string, LearnedRating>> {
  const rows = await tx.sql<LearnedRating & { question_id: string }>(
    'select question_id, rating, answers from app.question_ratings where question_id = any($1::text[])',
    [questionIds],
  )
  return new Map(rows.map(({ question_id, rating, answers }) => [question_id, { rating, answers }]))
}

/** Answers to a question, and the estimate that its learned rating starts from. */
export interface AnsweredQuestion {
  readonly id: string
  readonly estimate: number
  readonly answers: readonly RatedAnswer[]
}

/** Learns from the answers of a match. Call it once per match, because every call counts the answers. */
export async function learnQuestionRatings(tx: Transaction, questions: readonly AnsweredQuestion[]): Promise<void> {
  // Always in the same order, so that two matches that end at once cannot deadlock.
  const answered = questions
    .filter(({ answers }) => answers.length > 0)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  if (answered.length === 0) return
  const ids = answered.map(({ id }) => id)
  // An update that changes nothing locks and returns a rating that is there.
  const known = await tx.sql<LearnedRating & { question_id: string }>(
    `insert into app.question_ratings as known (question_id, rating, answers)
     select id, estimate, 0 from unnest($1::text[], $2::real[]) as asked (id, estimate) order by id
     on conflict (question_id) do update set rating = known.rating
     returning question_id, rating, answers`,
    [ids, answered.map(({ estimate }) => estimate)],
  )
  const ratings = new Map(known.map((row) => [row.question_id, row]))
  const learned = answered.map(({ id, estimate, answers }) =>
    answers.reduce<LearnedRating>(relearnedRating, ratings.get(id) ?? { rating: estimate, answers: 0 }),
  )
  await tx.sql(
    `update app.question_ratings set rating = learned.rating, answers = learned.answers
     from unnest($1::text[], $2::real[], $3::int[]) as learned (id, rating, answers) where question_id = learned.id`,
    [ids, learned.map(({ rating }) => rating), learned.map(({ answers }) => answers)],
  )
}
