import { DAY_MS } from '#kit/time.ts'
import type { PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { dealQuestions } from '#match/server/dealQuestions.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { MOST_APART, type Recording, recordedAnswers } from '#practice/recording.ts'
import type { FreePlayer } from '#practice/server/freePlayer.ts'
import type { PracticeDependencies } from '#practice/server/practiceDependencies.ts'
import type { Question } from '#questions/question.ts'
import { questionUse, RATED_MS } from '#questions/questionUse.ts'
import { SEEN_MS } from '#questions/selectQuestions.ts'

/**
 * How many players near the rating are read, how many matches of each player, and how many matches total. The matches are the
 * newest ones whose questions rated matches no longer ask.
 */
const OWNERS = 40
const MATCHES_EACH = 10
const MOST_READ = 40

/** One player's side of a match. */
export interface RecordedSide {
  matchId: string
  player: PlayerIndex
}

export interface StoredRecording extends Recording, RecordedSide {
  questions: readonly Question[]
}

interface Row extends RecordedSide {
  rating: number
  seed: Uint8Array
  questionIds: string[]
  answers: { questionNo: QuestionNo; optionId: string; correct: boolean; afterMs: number | null }[]
}

/**
 * Recordings of other players who allow it, from matches that count. The player was not in the match and has not seen its
 * questions lately, every answer has its time, and all the questions are in practice now.
 */
export async function readRecordings(
  tx: Transaction,
  player: FreePlayer,
  sources: PracticeDependencies,
): Promise<StoredRecording[]> {
  const { id, skill, rating, now } = player
  const limits = [MOST_APART, SEEN_MS / DAY_MS, OWNERS, MATCHES_EACH, MOST_READ, RATED_MS / DAY_MS]
  const rows = await tx.sql<Row>(RECORDINGS(`elo_${skill}`), [id, skill, rating, ...limits])
  const isPracticed = (question: Question) => questionUse(question, now) === 'practice'
  return rows.flatMap((row) => recordingOf(row, sources)).filter(({ questions }) => questions.every(isPracticed))
}

export async function insertRecording(
  tx: Transaction,
  practiceId: string,
  { matchId, player }: RecordedSide,
): Promise<void> {
  await tx.sql('insert into app.practice_recordings (practice_id, match_id, player) values ($1, $2, $3)', [
    practiceId,
    matchId,
    player,
  ])
}

function recordingOf(
  { matchId, player, rating, seed, questionIds, answers: logged }: Row,
  { bank, voice }: PracticeDependencies,
): StoredRecording[] {
  const dealt = dealQuestions({ id: matchId, seed, questionIds }, bank, voice)
  const known = dealt.flatMap((one) => (one ? [one] : []))
  const isHearable = known.every(({ question, audioUrl }) => question.audio === undefined || audioUrl !== null)
  const answers = recordedAnswers(
    dealt.map((one) => one?.question),
    logged.map(({ optionId, ...answer }) => ({
      ...answer,
      option: dealt[answer.questionNo - 1]?.optionIds.indexOf(optionId) ?? -1,
    })),
  )
  return answers && isHearable
    ? [{ matchId, player, rating, answers, questions: known.map(({ question }) => question) }]
    : []
}

const side = (player: PlayerIndex) => `
  (select id, ${player} as player, player${player + 1}_rating as rating from matches
   where player${player + 1}_id = owners.id and player${2 - player}_id is distinct from $1 and skill_type = $2
     and status = 'completed' and counts and created_at <= app_now() - $9 * interval '1 day'
   order by created_at desc limit $7)`

const ANSWERS_OF = (recorded: string) =>
  `app.match_events e where e.match_id = ${recorded}.id and e.player = ${recorded}.player and e.kind = 'answer'`

const RECORDINGS = (ratingColumn: string) => `
  with owners as (
    select id from profiles where recordable and id <> $1 order by abs(${ratingColumn} - $3::int), id limit $6),
  near as (
    select m.id, m.player, m.rating, s.seed, s.question_ids
    from owners cross join lateral (${side(0)} union all ${side(1)}) as m join app.match_secrets s on s.match_id = m.id
    where abs(m.rating - $3) <= $4
      and exists (select from ${ANSWERS_OF('m')})
      and not exists (select from ${ANSWERS_OF('m')} and e.after_ms is null)
      and not exists (
        select from app.seen_questions seen where seen.user_id = $1 and seen.question_id = any(s.question_ids)
          and seen.seen_at > app_now() - $5 * interval '1 day')
    order by abs(m.rating - $3), m.id limit $8)
  select id as "matchId", player, rating, seed, question_ids as "questionIds",
    (select json_agg(json_build_object('questionNo', e.question_no, 'optionId', e.option_id, 'correct', e.correct,
      'afterMs', e.after_ms) order by e.seq) from ${ANSWERS_OF('near')}) as answers
  from near`
