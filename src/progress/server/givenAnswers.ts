import type { EpochMs } from '#kit/time.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import { dealQuestions, type Voice } from '#match/server/dealQuestions.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type GivenAnswer, MATCHES_READ } from '#progress/givenAnswer.ts'
import { newestOwnMatches } from '#progress/server/newestOwnMatches.ts'
import type { Bank } from '#questions/bank.ts'

export interface AnswerSources {
  bank: Bank
  voice: Voice
}

interface Row {
  id: string
  seed: Uint8Array
  questionIds: string[]
  answers: { questionNo: QuestionNo; optionId: string | null; at: EpochMs }[]
}

/**
 * The player's answers in their newest matches, and the questions that they lost to a faster opponent, newest first, read from the
 * logs. Questions that have left the bank are skipped.
 */
export async function readGivenAnswers(
  tx: Transaction,
  userId: string,
  { bank, voice }: AnswerSources,
): Promise<GivenAnswer[]> {
  const rows = await tx.sql<Row>(ANSWERS, [userId, MATCHES_READ])
  return rows.flatMap((match) => {
    const dealt = dealQuestions(match, bank, voice)
    return match.answers.flatMap(({ questionNo, optionId, at }): GivenAnswer[] => {
      const asked = dealt[questionNo - 1]
      if (!asked) return []
      const { question, audioUrl } = asked
      const chosen = optionId === null ? null : asked.optionIds.indexOf(optionId)
      return [{ matchId: match.id, at, question, chosen, audioUrl }]
    })
  })
}

const ANSWERS = `
  with own as (select * from (${newestOwnMatches(['completed'])}) as either order by created_at desc, id desc limit $2)
  select own.id, s.seed, s.question_ids as "questionIds",
    json_agg(json_build_object('questionNo', e.question_no, 'optionId', case when e.player = own.place then e.option_id end,
      'at', floor(extract(epoch from e.at) * 1000)::int8) order by e.seq desc) as answers
  from own
  join app.match_secrets s on s.match_id = own.id
  join app.match_events e on e.match_id = own.id and e.kind = 'answer' and (e.player = own.place or e.correct and not exists (
    select from app.match_events mine
    where mine.match_id = own.id and mine.player = own.place and mine.question_no = e.question_no and mine.kind = 'answer'))
  group by own.id, own.created_at, s.seed, s.question_ids
  order by own.created_at desc, own.id desc`

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
