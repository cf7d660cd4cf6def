import type { UtcDate } from '#daily/utcDate.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { errorText } from '#platform/server/log.ts'
import { CLOSED_AFTER_MS, isRight, MATCHES_READ, PRACTICES_READ } from '#progress/givenAnswer.ts'
import { readGivenAnswers } from '#progress/server/givenAnswers.ts'
import { newestOwnMatches } from '#progress/server/newestOwnMatches.ts'
import type { Question } from '#questions/question.ts'
import type { CardDraft, CardSource } from '#review/card.ts'
import { questionDraft } from '#review/questionDraft.ts'
import { type SavedSentence, sentenceDrafts } from '#review/sentenceDrafts.ts'
import { addCards } from '#review/server/cardStore.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import { collectWordSets } from '#review/server/wordSetStore.ts'

/** How many of the newest daily rounds are looked through. */
const DAYS_READ = 50
/** How many saved translations are read in one call; the next call reads the next ones. */
const SENTENCES_READ = 20

/** A place that cards come from. It is looked at once. */
interface Collected {
  source: Extract<CardSource, 'match' | 'practice' | 'daily' | 'translation'>
  id: string
}

/**
 * Makes the cards of what the learner has missed and saved since the last call, and then of the next words of word sets. Nothing has
 * to tell the deck: whoever looks at it brings it up to date.
 */
export async function collectCards(
  dependencies: ReviewDependencies,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = dependencies
  await database.tx(SERVICE, async (tx) => {
    await collectMatches(tx, userId, dependencies)
    await collectPractices(tx, userId, dependencies)
    await collectDailyRounds(tx, userId, dependencies)
  })
  const saved = await database.tx(SERVICE, (tx) => readSaved(tx, userId))
  for (const { korean, ...entry } of saved) {
    const words = await readWords(dependencies, { korean, userId, signal })
    if (words === undefined) break
    const drafts = sentenceDrafts({ ...entry, words }, dependencies.words)
    await database.tx(SERVICE, (tx) => keep(tx, userId, drafts, [{ source: 'translation', id: entry.id }]))
  }
  await collectWordSets(dependencies, userId)
}

async function keep(
  tx: Transaction,
  userId: string,
  drafts: readonly CardDraft[],
  collected: readonly Collected[],
): Promise<void> {
  await addCards(tx, userId, drafts)
  await tx.sql(
    `insert into app.review_collected (user_id, source, source_id)
     select $1, source, id from json_to_recordset($2::json) as place (source text, id text) on conflict do nothing`,
    [userId, JSON.stringify(collected)],
  )
}

/** The questions that the learner missed in matches that are over. */
async function collectMatches(tx: Transaction, userId: string, dependencies: ReviewDependencies): Promise<void> {
  const rows = await tx.sql<{ id: string }>(
    `select id from (${newestOwnMatches(['completed'])}) as own
     where not exists (select from app.review_collected where user_id = $1 and source = 'match' and source_id = own.id::text)`,
    [userId, MATCHES_READ],
  )
  if (rows.length === 0) return
  const fresh = new Set(rows.map(({ id }) => id))
  const answers = await readGivenAnswers(tx, userId, dependencies)
  const missed = answers.filter((answer) => fresh.has(answer.askedIn.id) && !isRight(answer))
  const drafts = missed.map(({ question, askedIn }) =>
    questionDraft(question, { source: 'match', sourceId: askedIn.id }, dependencies.words),
  )
  await keep(
    tx,
    userId,
    drafts,
    rows.map(({ id }) => ({ source: 'match', id })),
  )
}

/** The questions that the learner missed in practice. One without an answer is over when the learner has gone on from it. */
async function collectPractices(tx: Transaction, userId: string, dependencies: ReviewDependencies): Promise<void> {
  const rows = await tx.sql<{ practiceId: string; number: number; questionId: string }>(
    `select asked.practice_id as "practiceId", asked.number, asked.question_id as "questionId"
     from (select id from practices where user_id = $1 order by created_at desc limit $2) as own
     join app.practice_questions as asked on asked.practice_id = own.id
     where asked.correct is not true
       and (asked.left_at is not null or asked.answered_at < app_now() - $3 * interval '1 millisecond')
       and not exists (select from app.review_collected where user_id = $1 and source = 'practice'
         and source_id = asked.practice_id || ' ' || asked.number)
     order by coalesce(asked.answered_at, asked.left_at)`,
    [userId, PRACTICES_READ, CLOSED_AFTER_MS],
  )
  if (rows.length === 0) return
  const drafts = rows.flatMap(({ practiceId, questionId }) => {
    const question = dependencies.bank.get(questionId)
    return question ? [questionDraft(question, { source: 'practice', sourceId: practiceId }, dependencies.words)] : []
  })
  await keep(
    tx,
    userId,
    drafts,
    rows.map(({ practiceId, number }) => ({ source: 'practice', id: `${practiceId} ${number}` })),
  )
}

/** The questions that the learner missed in daily rounds and that have closed, so that their keys are known to the learner. */
async function collectDailyRounds(tx: Transaction, userId: string, { words }: ReviewDependencies): Promise<void> {
  const rows = await tx.sql<{ id: string; date: UtcDate; question: Question }>(
    `select answer.date || ' ' || answer.number as id, answer.date::text as date, round.questions -> answer.number - 1 as question
     from (select date, grade from daily_tries where user_id = $1 order by date desc limit $2) as own
     join app.daily_rounds as round using (date, grade)
     join daily_answers as answer on answer.user_id = $1 and answer.date = own.date
     where answer.correct is not true and answer.closed_at is not null and not exists (select from app.review_collected where user_id = $1 and source = 'daily'
       and source_id = answer.date || ' ' || answer.number)
     order by answer.closed_at`,
    [userId, DAYS_READ],
  )
  if (rows.length === 0) return
  const drafts = rows.map(({ question, date }) => questionDraft(question, { source: 'daily', sourceId: date }, words))
  await keep(
    tx,
    userId,
    drafts,
    rows.map(({ id }) => ({ source: 'daily', id })),
  )
}

/** The saved translations without cards, oldest first. */
async function readSaved(
  tx: Transaction,
  userId: string,
): Promise<(Omit<SavedSentence, 'words'> & { korean: string })[]> {
  return tx.sql(
    `select id, source_text as english, translated_text as korean from translation_history as entry
     where user_id = $1 and saved
       and not exists (select from app.review_collected where user_id = $1 and source = 'translation' and source_id = entry.id::text)
     order by created_at, id limit $2`,
    [userId, SENTENCES_READ],
  )
}

/** Undefined if the text cannot be read now: then the next call tries again. */
async function readWords(
  { readKorean, log }: ReviewDependencies,
  { korean, userId, signal }: { korean: string; userId: string; signal: AbortSignal },
) {
  try {
    return await readKorean(korean, userId, signal)
  } catch (error) {
    log.warn({ error: errorText(error) }, 'a saved translation could not be read for the review deck')
    return undefined
  }
}
