import type { EpochMs } from '#kit/time.ts'
import { spokenText } from '#korean/spoken.ts'
import { isoTime } from '#match/playerView.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { contrastPair } from '#review/contrastPair.ts'
import { gradedAnswer, rightAnswer } from '#review/grading.ts'
import type { ReviewAnswer, ReviewResult, ReviewTask } from '#review/reviewContract.ts'
import {
  type AnswerEntry,
  changeableAnswer,
  GRADES,
  type Grade,
  mergedEntries,
  openNearMiss,
  type Review,
  type ReviewEntry,
} from '#review/reviewEntry.ts'
import { dueByGrade, scheduleOf } from '#review/schedule.ts'
import { insertEntry, type KnownCard, lockCard, readLog, storeSchedule } from '#review/server/cardStore.ts'
import { readNow } from '#review/server/instant.ts'
import { clipsOf, missOf, taskOf } from '#review/server/readSession.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'

/** A call about one of the learner's cards. The browser made `entryId`. */
export interface CardCall {
  userId: string
  cardId: string
  entryId: string
}

interface LockedCard {
  card: KnownCard
  entries: ReviewEntry[]
  /** Later than every entry. */
  now: EpochMs
}

/**
 * Grades an answer and stores when the card comes back. A repeated call gets the outcome of the first.
 * @throws Problem 404 `card_not_found`, 409 `card_suspended`, 409 `entry_id_taken`
 */
export function answerCard(
  dependencies: ReviewDependencies,
  call: CardCall,
  { given, hinted }: { given: string; hinted: boolean },
): Promise<ReviewAnswer> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const { card, entries, now } = await lock(tx, call)
    const known = entries.find(({ id }) => id === call.entryId)
    if (known) return answerOf(card, upTo(entries, known), demandAnswer(known), dependencies)
    if (scheduleOf(card.createdAt, entries).suspended) throw suspended()
    const retried = openNearMiss(entries) !== undefined
    const { miss: _miss, ...graded } = gradedAnswer(card.content, { given, retried, hinted }, dependencies.words)
    const entry: AnswerEntry = { id: call.entryId, at: now, kind: 'answer', given, ...graded }
    const all = await append(tx, call, { card, entries }, entry)
    return answerOf(card, all, entry, dependencies)
  })
}

/**
 * Changes the grade of the card's newest answer.
 * @throws Problem 404 `card_not_found`, 409 `not_newest`, 409 `entry_id_taken`
 */
export function overrideAnswer(
  dependencies: ReviewDependencies,
  call: CardCall,
  { about, grade }: { about: string; grade: Grade },
): Promise<ReviewAnswer> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const { card, entries, now } = await lock(tx, call)
    demandNewest(entries, about)
    const entry: ReviewEntry = { id: call.entryId, at: now, kind: 'override', about, grade }
    const all = await append(tx, call, { card, entries }, entry)
    const answer = all.find(({ id }) => id === about)
    return answerOf(card, all, demandAnswer(answer), dependencies)
  })
}

/**
 * Takes the card's newest answer back. The card is asked as it was before.
 * @throws Problem 404 `card_not_found`, 409 `not_newest`, 409 `entry_id_taken`
 */
export function undoAnswer(
  dependencies: ReviewDependencies,
  call: CardCall,
  about: string,
): Promise<{ task: ReviewTask }> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const { card, entries, now } = await lock(tx, call)
    const isRepeated = entries.some(({ id, kind }) => id === call.entryId && kind === 'undo')
    if (!isRepeated) demandNewest(entries, about)
    const all = await append(tx, call, { card, entries }, { id: call.entryId, at: now, kind: 'undo', about })
    return { task: taskOf({ ...card, state: scheduleOf(card.createdAt, all).state }, all, dependencies) }
  })
}

/** Stops asking a card, or starts again. @throws Problem 404 `card_not_found`, 409 `entry_id_taken` */
export function setSuspended(
  { database }: ReviewDependencies,
  call: CardCall,
  kind: 'suspend' | 'resume',
): Promise<{ suspended: boolean }> {
  return database.tx(SERVICE, async (tx) => {
    const { card, entries, now } = await lock(tx, call)
    const all = await append(tx, call, { card, entries }, { id: call.entryId, at: now, kind })
    return { suspended: scheduleOf(card.createdAt, all).suspended }
  })
}

async function lock(tx: Transaction, { userId, cardId }: CardCall): Promise<LockedCard> {
  const card = await lockCard(tx, userId, cardId)
  const entries = await readLog(tx, cardId)
  const now = Math.max(await readNow(tx), (entries.at(-1)?.at ?? 0) + 1)
  return { card, entries, now }
}

/** Stores the entry, if it is new, and the schedule that follows from the whole log. Returns the log. */
async function append(
  tx: Transaction,
  call: CardCall,
  { card, entries }: Pick<LockedCard, 'card' | 'entries'>,
  entry: ReviewEntry,
): Promise<ReviewEntry[]> {
  if (!(await insertEntry(tx, call, entry))) return entries
  const all = mergedEntries(entries, [entry])
  await storeSchedule(tx, card.id, scheduleOf(card.createdAt, all))
  return all
}

function demandNewest(entries: readonly ReviewEntry[], about: string): Review {
  const newest = changeableAnswer(entries)
  if (newest?.id === about) return newest
  throw new Problem(409, 'not_newest', 'Only the newest answer of a card can be changed.')
}

function demandAnswer(entry: ReviewEntry | undefined): AnswerEntry {
  if (entry?.kind === 'answer') return entry
  throw new Problem(409, 'entry_id_taken', 'This entry id belongs to something else.')
}

function suspended(): Problem {
  return new Problem(409, 'card_suspended', 'This card is not asked any longer.')
}

/** The log until the entry, with what changed the entry later. */
function upTo(entries: readonly ReviewEntry[], { id }: ReviewEntry): ReviewEntry[] {
  const place = entries.findIndex((entry) => entry.id === id)
  return entries.filter((entry, index) => index <= place || ('about' in entry && entry.about === id))
}

function answerOf(
  card: KnownCard,
  entries: readonly ReviewEntry[],
  answer: AnswerEntry,
  dependencies: ReviewDependencies,
): ReviewAnswer {
  const { outcome, mistake } = answer
  const miss = mistake === null ? null : missOf(card, answer, dependencies)
  return { outcome, miss, result: outcome === 'near' ? null : resultOf(card, entries, answer, dependencies) }
}

function resultOf(
  { createdAt, content }: KnownCard,
  entries: readonly ReviewEntry[],
  answer: AnswerEntry,
  dependencies: ReviewDependencies,
): ReviewResult {
  const before = entries.slice(
    0,
    entries.findIndex(({ id }) => id === answer.id),
  )
  const due = dueByGrade(createdAt, before, answer.at)
  const now = scheduleOf(createdAt, entries)
  const pair = now.suspended ? (contrastPair(content, entries) ?? null) : null
  const counted = changeableAnswer(entries)
  const [again, hard, good, easy] = GRADES.map((grade) => isoTime(due[grade]))
  return {
    grade: counted?.id === answer.id ? counted.grade : (answer.grade ?? 1),
    answered_at: isoTime(answer.at),
    due_at: isoTime(now.dueAt),
    due_by_grade: { 1: again, 2: hard, 3: good, 4: easy } as Record<Grade, string>,
    right: rightAnswer(content),
    suspended: now.suspended ? { pair } : null,
    ...explanationOf(content, answer, dependencies),
  }
}

type Explained = Pick<ReviewResult, 'audio_url' | 'explanation' | 'reason' | 'transcript' | 'english'>

function explanationOf(
  content: KnownCard['content'],
  { given }: AnswerEntry,
  dependencies: ReviewDependencies,
): Explained {
  const { listenUrl } = clipsOf(dependencies)
  if (content.type === 'item') {
    const { korean, sentence, english } = content
    const said = sentence?.replace('___', korean) ?? korean
    const whole = { transcript: sentence === undefined ? null : said, english: sentence === undefined ? null : english }
    return { audio_url: listenUrl(said), explanation: '', reason: '', ...whole }
  }
  const { question } = content
  const chosen = question.options.indexOf(given)
  const said = question.audio === undefined ? rightAnswer(content) : spokenText(question.audio)
  return {
    audio_url: listenUrl(said),
    explanation: question.explanation,
    reason: question.reasons[chosen] ?? '',
    transcript: question.audio ?? null,
    english: question.english ?? null,
  }
}
