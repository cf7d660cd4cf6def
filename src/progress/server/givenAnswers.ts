import type { EpochMs } from '#kit/time.ts'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import { type ClipSource, dealQuestions } from '#match/server/dealQuestions.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { PracticeKind } from '#practice/server/practiceStore.ts'
import { type AskedIn, CLOSED_AFTER_MS, type GivenAnswer, MATCHES_READ, PRACTICES_READ } from '#progress/givenAnswer.ts'
import { ownAnswers } from '#progress/ownAnswers.ts'
import { readPlayedMatches } from '#progress/server/playedMatches.ts'
import type { Bank } from '#questions/bank.ts'

const DUELS: ReadonlySet<PracticeKind> = new Set(['partner', 'recording', 'apart'])

export interface AnswerSources {
  bank: Bank
  voice: ClipSource
}

/** What the player made of the questions of their newest matches, newest first. Questions that have left the bank are skipped. */
export async function readGivenAnswers(
  tx: Transaction,
  userId: string,
  { bank, voice }: AnswerSources,
): Promise<GivenAnswer[]> {
  const played = await readPlayedMatches(tx, userId, MATCHES_READ)
  return played.flatMap(({ match, course, player }) => {
    const dealt = dealQuestions(match, bank, voice)
    return ownAnswers(course, player)
      .toReversed()
      .flatMap(({ questionNo, optionId, ...answer }) =>
        givenAnswer({ kind: 'match', id: match.id }, dealt[questionNo - 1], optionId, answer),
      )
  })
}

function givenAnswer(
  askedIn: AskedIn,
  dealt: DealtQuestion | undefined,
  optionId: string | null,
  answer: Pick<GivenAnswer, 'at' | 'lostTo'>,
): GivenAnswer[] {
  if (!dealt) return []
  const { question, audioUrl, optionIds } = dealt
  return [{ ...answer, askedIn, question, chosen: optionId === null ? null : optionIds.indexOf(optionId), audioUrl }]
}

interface PracticedRow {
  practiceId: string
  kind: PracticeKind
  questionId: string
  seed: Uint8Array
  optionId: string | null
  /** The index of the option that the opponent was going to choose in time. */
  scheduled: number | null
  at: EpochMs
}

/**
 * The same for practice. A question of a duel whose key may not be known yet is left out, and so are the three that a friend will be
 * asked, too. Missed questions that were played again stay where they were missed.
 */
export async function readPracticedAnswers(
  tx: Transaction,
  userId: string,
  { bank, voice }: AnswerSources,
): Promise<GivenAnswer[]> {
  const rows = await tx.sql<PracticedRow>(PRACTICED, [userId, PRACTICES_READ, CLOSED_AFTER_MS])
  return rows.flatMap(({ practiceId: id, kind, questionId, seed, optionId, scheduled, at }) => {
    const [dealt] = dealQuestions({ id, seed, questionIds: [questionId] }, bank, voice)
    const isBeaten = scheduled !== null && scheduled === dealt?.question.correct_answer
    const lostTo = optionId !== null ? null : isBeaten ? 'opponent' : 'clock'
    return givenAnswer({ kind: DUELS.has(kind) ? 'duel' : 'untimed', id }, dealt, optionId, { at, lostTo })
  })
}

/** A question without an answer is over when the player has gone on from it. */
const PRACTICED = `
  select own.id as "practiceId", own.kind, asked.question_id as "questionId", asked.seed, asked.option_id as "optionId",
    asked.opponent_option as scheduled,
    floor(extract(epoch from coalesce(asked.answered_at, asked.left_at)) * 1000)::float8 as at
  from (select id, kind from practices where user_id = $1 and kind not in ('opening', 'missed') order by created_at desc limit $2) as own
  join app.practice_questions as asked on asked.practice_id = own.id
  where asked.left_at is not null or (asked.answered_at is not null and (own.kind not in ('partner', 'recording', 'apart')
    or asked.answered_at < app_now() - $3 * interval '1 millisecond'))
  order by at desc`

/** When the user last answered each question right that they played again, by the question's id. */
export async function readMastered(tx: Transaction, userId: string): Promise<Map<string, EpochMs>> {
  const rows = await tx.sql<{ id: string; at: EpochMs }>(
    `select q.question_id as id, floor(extract(epoch from max(q.answered_at)) * 1000)::float8 as at
     from practices p join app.practice_questions q on q.practice_id = p.id
     where p.user_id = $1 and p.kind = 'missed' and q.correct group by q.question_id`,
    [userId],
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}
