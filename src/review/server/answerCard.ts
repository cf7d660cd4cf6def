import type { EpochMs } from '#kit/time.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { currentFit } from '#review/fit/fit.ts'
import { gradedAnswer } from '#review/grading.ts'
import { answerOf, type LoggedCard, scheduleOfLogged, taskOf, upTo } from '#review/loggedCard.ts'
import type { ReviewAnswerResponse, ReviewTask } from '#review/reviewContract.ts'
import {
  type AnswerEntry,
  changeableAnswer,
  type Grade,
  mergedEntries,
  openNearMiss,
  type Review,
  type ReviewEntry,
} from '#review/reviewEntry.ts'
import { insertEntry, lockCard, readLog, storeSchedule } from '#review/server/cardStore.ts'
import { readFits } from '#review/server/fitStore.ts'
import { readNow } from '#review/server/instant.ts'
import { surroundings } from '#review/server/readSession.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'

/** A call about one of the learner's cards. The browser made `entryId`. */
export interface CardCall {
  userId: string
  cardId: string
  entryId: string
}

interface LockedCard extends LoggedCard {
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
): Promise<ReviewAnswerResponse> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const locked = await lock(tx, call)
    const { card, entries, fits, now } = locked
    const known = entries.find(({ id }) => id === call.entryId)
    if (known)
      return answerOf({ ...locked, entries: upTo(entries, known) }, demandAnswer(known), surroundings(dependencies))
    if (scheduleOfLogged(locked).suspended) throw suspended()
    const retried = openNearMiss(entries) !== undefined
    const { miss: _miss, ...graded } = gradedAnswer(card.content, { given, retried, hinted }, dependencies.words)
    const entry: AnswerEntry = { id: call.entryId, at: now, kind: 'answer', given, ...graded, fit: currentFit(fits) }
    return answerOf(await append(tx, call, locked, entry), entry, surroundings(dependencies))
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
): Promise<ReviewAnswerResponse> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const locked = await lock(tx, call)
    demandNewest(locked.entries, about)
    const all = await append(tx, call, locked, { id: call.entryId, at: locked.now, kind: 'override', about, grade })
    const answer = all.entries.find(({ id }) => id === about)
    return answerOf(all, demandAnswer(answer), surroundings(dependencies))
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
    const locked = await lock(tx, call)
    const { card, entries, now } = locked
    const isRepeated = entries.some(({ id, kind }) => id === call.entryId && kind === 'undo')
    if (!isRepeated) demandNewest(entries, about)
    const all = await append(tx, call, locked, { id: call.entryId, at: now, kind: 'undo', about })
    return { task: taskOf({ ...card, state: scheduleOfLogged(all).state }, all.entries, surroundings(dependencies)) }
  })
}

/** Stops asking a card, or starts again. @throws Problem 404 `card_not_found`, 409 `entry_id_taken` */
export function setSuspended(
  { database }: ReviewDependencies,
  call: CardCall,
  kind: 'suspend' | 'resume',
): Promise<{ suspended: boolean }> {
  return database.tx(SERVICE, async (tx) => {
    const locked = await lock(tx, call)
    const all = await append(tx, call, locked, { id: call.entryId, at: locked.now, kind })
    return { suspended: scheduleOfLogged(all).suspended }
  })
}

async function lock(tx: Transaction, { userId, cardId }: CardCall): Promise<LockedCard> {
  const card = await lockCard(tx, userId, cardId)
  const entries = await readLog(tx, cardId)
  const fits = await readFits(tx, userId)
  const now = Math.max(await readNow(tx), (entries.at(-1)?.at ?? 0) + 1)
  return { card, entries, fits, now }
}

/** Stores the entry, if it is new, and the schedule that follows from the whole log. Returns the card with its log. */
async function append(
  tx: Transaction,
  call: CardCall,
  { card, entries, fits }: LoggedCard,
  entry: ReviewEntry,
): Promise<LoggedCard> {
  if (!(await insertEntry(tx, call, entry))) return { card, entries, fits }
  const all = { card, entries: mergedEntries(entries, [entry]), fits }
  await storeSchedule(tx, card.id, scheduleOfLogged(all))
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
