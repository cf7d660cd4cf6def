import { randomBytes } from 'node:crypto'
import type { EpochMs } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { ScheduledChoice } from '#practice/scheduledChoice.ts'
import type { Skill } from '#rating/skill.ts'

const SEED_BYTES = 32

/**
 * `missed`: untimed, with questions that the player missed. `placement`: untimed, to find the player's level. `opening`: untimed, the
 * challenger's part of a duel apart. `apart`: the friend's duel against it.
 */
export type PracticeKind = 'partner' | 'recording' | 'untimed' | 'missed' | 'placement' | 'opening' | 'apart'

export interface NewPractice {
  /** Null for a guest duel. */
  userId: string | null
  kind: PracticeKind
  skill: Skill
  /** The player's current rating; in a placement, the level at which it begins. */
  rating: number
  /** The program's rating; null if the opponent is not a program. */
  strength: number | null
  /** The path of the learning page whose points alone an untimed practice asks about. */
  page?: string | null
}

export interface StoredQuestion {
  number: number
  questionId: string
  /** Determines the ids and the order of its options. */
  seed: Uint8Array
  /** What the opponent will do; null in untimed practice and if the opponent gives no answer. */
  scheduled: ScheduledChoice | null
  /** Only in untimed practice: when it was shown; null if it was not yet. */
  openedAt: EpochMs | null
  answer: { optionId: string; correct: boolean; at: EpochMs } | null
  /** In a duel: when the player went on from its feedback. */
  leftAt: EpochMs | null
}

export async function insertPractice(tx: Transaction, practice: NewPractice): Promise<string> {
  const { userId, kind, skill, rating, strength, page = null } = practice
  const [made] = await tx.sql<{ id: string }>(
    'insert into practices (user_id, kind, skill_type, rating, strength, page) values ($1, $2, $3, $4, $5, $6) returning id',
    [userId, kind, skill, rating, strength, page],
  )
  if (!made) throw new Error('The practice was not inserted')
  return made.id
}

export async function insertQuestion(
  tx: Transaction,
  practiceId: string,
  { number, questionId, scheduled }: Pick<StoredQuestion, 'number' | 'questionId' | 'scheduled'>,
): Promise<void> {
  await tx.sql(
    `insert into app.practice_questions (practice_id, number, question_id, seed, opponent_after_ms, opponent_option)
     values ($1, $2, $3, $4, $5, $6)`,
    [practiceId, number, questionId, randomBytes(SEED_BYTES), scheduled?.afterMs ?? null, scheduled?.option ?? null],
  )
}

/**
 * Locks the user's own practice of these kinds until the transaction ends.
 * @throws Problem 404 if the practice does not exist or belongs to another user
 */
export async function lockPractice(
  tx: Transaction,
  practiceId: string,
  userId: string,
  kinds: readonly PracticeKind[],
): Promise<void> {
  const rows = await tx.sql(
    'select 1 as one from practices where id = $1 and user_id = $2 and kind = any($3) for no key update',
    [practiceId, userId, kinds],
  )
  if (rows.length === 0) throw practiceNotFound()
}

export interface PracticeHead extends Pick<NewPractice, 'kind' | 'skill' | 'rating'> {
  page: string | null
  isEnded: boolean
  now: EpochMs
}

/**
 * The practice's kind, skill, rating and page, whether the player has ended it, and the current time.
 * @throws Problem 404 if the practice does not exist
 */
export async function readPractice(tx: Transaction, practiceId: string): Promise<PracticeHead> {
  const [row] = await tx.sql<PracticeHead>(
    `select kind, skill_type as skill, rating, page, ended_at is not null as "isEnded",
       floor(extract(epoch from app_now()) * 1000)::float8 as now from practices where id = $1`,
    [practiceId],
  )
  if (!row) throw practiceNotFound()
  return row
}

function practiceNotFound(): Problem {
  return new Problem(404, 'practice_not_found', 'Practice not found')
}

/** In the order of their numbers. */
export async function readQuestions(tx: Transaction, practiceId: string): Promise<StoredQuestion[]> {
  const rows = await tx.sql<QuestionRow>(
    `select number, question_id as "questionId", seed, opponent_after_ms as "afterMs", opponent_option as option,
       floor(extract(epoch from opened_at) * 1000)::float8 as "openedAt", option_id as "optionId", correct,
       floor(extract(epoch from answered_at) * 1000)::float8 as at,
       floor(extract(epoch from left_at) * 1000)::float8 as "leftAt"
     from app.practice_questions where practice_id = $1 order by number`,
    [practiceId],
  )
  return rows.map(({ afterMs, option, optionId, correct, at, ...rest }) => ({
    ...rest,
    scheduled: afterMs === null || option === null ? null : { afterMs, option },
    answer: optionId === null || correct === null || at === null ? null : { optionId, correct, at },
  }))
}

/** Opens the first question that has not been shown. Returns undefined if all have been shown. */
export async function noteOpening(
  tx: Transaction,
  practiceId: string,
): Promise<Pick<StoredQuestion, 'questionId' | 'seed'> | undefined> {
  const [opened] = await tx.sql<Pick<StoredQuestion, 'questionId' | 'seed'>>(
    `update app.practice_questions set opened_at = app_now() where practice_id = $1 and number = (
       select min(number) from app.practice_questions where practice_id = $1 and opened_at is null)
     returning question_id as "questionId", seed`,
    [practiceId],
  )
  return opened
}

/** Stores the answer, unless the question already has one. */
export async function noteAnswer(
  tx: Transaction,
  practiceId: string,
  answer: { questionNo: number; optionId: string; correct: boolean; at: EpochMs },
): Promise<void> {
  await tx.sql(
    `update app.practice_questions set option_id = $3, correct = $4, answered_at = $5
     where practice_id = $1 and number = $2 and answered_at is null`,
    [practiceId, answer.questionNo, answer.optionId, answer.correct, new Date(answer.at)],
  )
}

export async function noteNext(tx: Transaction, practiceId: string, questionNo: number, at: EpochMs): Promise<void> {
  await tx.sql(
    'update app.practice_questions set left_at = $3 where practice_id = $1 and number = $2 and left_at is null',
    [practiceId, questionNo, new Date(at)],
  )
}

export async function noteEnd(tx: Transaction, practiceId: string, at: EpochMs): Promise<void> {
  await tx.sql('update practices set ended_at = $2 where id = $1 and ended_at is null', [practiceId, new Date(at)])
}

interface QuestionRow extends Pick<StoredQuestion, 'number' | 'questionId' | 'seed' | 'openedAt' | 'leftAt'> {
  afterMs: number | null
  option: number | null
  optionId: string | null
  correct: boolean | null
  at: EpochMs | null
}
