import { randomBytes } from 'node:crypto'
import type { EpochMs } from '#kit/time.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { PartnerAnswer } from '#practice/partner.ts'
import type { Skill } from '#rating/skill.ts'

const SEED_BYTES = 32

export type PracticeKind = 'partner'

/** A practice duel as the database keeps it. */
export interface StoredDuel {
  id: string
  skill: Skill
  /** At the start. */
  rating: number
  strength: number
  player: { id: string; displayName: string; games: number }
  startedAt: EpochMs | null
  endedAt: EpochMs | null
  /** Up to when a phase that the clock alone began was shown; null: none was. */
  shownAt: EpochMs | null
  /** The duel's own time: the clock when it was read, but never before what anybody was told. */
  now: EpochMs
  questions: StoredQuestion[]
}

export interface StoredQuestion {
  number: QuestionNo
  questionId: string
  seed: Uint8Array
  partner: PartnerAnswer | null
  answer: { optionId: string; correct: boolean; at: EpochMs } | null
}

export async function insertDuel(
  tx: Transaction,
  duel: { userId: string; skill: Skill; rating: number; strength: number },
): Promise<string> {
  const [made] = await tx.sql<{ id: string }>(
    `insert into practices (user_id, kind, skill_type, rating, strength) values ($1, 'partner', $2, $3, $4) returning id`,
    [duel.userId, duel.skill, duel.rating, duel.strength],
  )
  if (!made) throw new Error('The practice was not made')
  return made.id
}

export async function insertQuestion(
  tx: Transaction,
  practiceId: string,
  { number, questionId, partner }: Pick<StoredQuestion, 'questionId' | 'partner'> & { number: number },
): Promise<void> {
  await tx.sql(
    `insert into app.practice_questions (practice_id, number, question_id, seed, partner_after_ms, partner_option)
     values ($1, $2, $3, $4, $5, $6)`,
    [practiceId, number, questionId, randomBytes(SEED_BYTES), partner?.afterMs ?? null, partner?.option ?? null],
  )
}

/** Waits for the user's own practice of this kind and keeps it until the transaction ends; false: they have none by this id. */
export async function lockPractice(
  tx: Transaction,
  practiceId: string,
  userId: string,
  kind: PracticeKind,
): Promise<boolean> {
  const rows = await tx.sql(
    'select 1 as one from practices where id = $1 and user_id = $2 and kind = $3 for no key update',
    [practiceId, userId, kind],
  )
  return rows.length > 0
}

/** Only under the lock: its time must not be older than what somebody else is just noting. */
export async function loadDuel(tx: Transaction, practiceId: string): Promise<StoredDuel> {
  const [row] = await tx.sql<Omit<StoredDuel, 'questions'>>(LOAD_DUEL, [practiceId])
  if (!row) throw new Error('A player who practises has no profile')
  return { ...row, questions: await readQuestions(tx, practiceId) }
}

export async function noteStart(tx: Transaction, { id, now }: StoredDuel): Promise<void> {
  await tx.sql('update practices set started_at = $2 where id = $1 and started_at is null', [id, new Date(now)])
}

export async function noteEnd(tx: Transaction, { id, now }: StoredDuel): Promise<void> {
  await tx.sql('update practices set ended_at = $2 where id = $1 and ended_at is null', [id, new Date(now)])
}

export async function noteShown(tx: Transaction, { id, now }: StoredDuel): Promise<void> {
  await tx.sql('update practices set shown_at = $2 where id = $1', [id, new Date(now)])
}

/** The first answer to a question stays. */
export async function noteAnswer(
  tx: Transaction,
  { id, now }: StoredDuel,
  answer: { questionNo: number; optionId: string; correct: boolean },
): Promise<void> {
  await tx.sql(
    `update app.practice_questions set option_id = $3, correct = $4, answered_at = $5
     where practice_id = $1 and number = $2 and answered_at is null`,
    [id, answer.questionNo, answer.optionId, answer.correct, new Date(now)],
  )
}

interface QuestionRow {
  number: QuestionNo
  questionId: string
  seed: Uint8Array
  afterMs: number | null
  option: number | null
  optionId: string | null
  correct: boolean | null
  at: EpochMs | null
}

async function readQuestions(tx: Transaction, practiceId: string): Promise<StoredQuestion[]> {
  const rows = await tx.sql<QuestionRow>(
    `select number, question_id as "questionId", seed, partner_after_ms as "afterMs", partner_option as option,
       option_id as "optionId", correct, floor(extract(epoch from answered_at) * 1000)::float8 as at
     from app.practice_questions where practice_id = $1 order by number`,
    [practiceId],
  )
  return rows.map(({ number, questionId, seed, afterMs, option, optionId, correct, at }) => ({
    number,
    questionId,
    seed,
    partner: afterMs === null || option === null ? null : { afterMs, option },
    answer: optionId === null || correct === null || at === null ? null : { optionId, correct, at },
  }))
}

/** Instants come out in whole milliseconds, as those of matches. */
const MS = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::float8`
const LOAD_DUEL = `
  select p.id, p.skill_type as skill, p.rating, p.strength,
    json_build_object('id', p.user_id, 'displayName', profiles.display_name, 'games',
      (select count(*) from rating_changes c where c.user_id = p.user_id and c.skill_type = p.skill_type)) as player,
    ${MS('p.started_at')} as "startedAt", ${MS('p.ended_at')} as "endedAt", ${MS('p.shown_at')} as "shownAt",
    ${MS(`greatest(app_now(), p.started_at, p.ended_at, p.shown_at,
      (select max(q.answered_at) from app.practice_questions q where q.practice_id = p.id))`)} as now
  from practices p join profiles on profiles.id = p.user_id where p.id = $1`
