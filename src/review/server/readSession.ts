import type { EpochMs } from '#kit/time.ts'
import { isoTime } from '#match/playerView.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { ReviewCounts, ReviewSession, ReviewTask } from '#review/reviewContract.ts'
import { type AnswerEntry, openNearMiss, type ReviewEntry } from '#review/reviewEntry.ts'
import { type Clips, reviewTask } from '#review/reviewTask.ts'
import { type KnownCard, readCards, readLogs } from '#review/server/cardStore.ts'
import { readNow } from '#review/server/instant.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import { readCandidates, readDeck, readDoneToday } from '#review/server/sessionStore.ts'
import { sessionOrder } from '#review/session.ts'
import { type NearMiss, typedVerdict } from '#review/typedAnswer.ts'

/** How many cards are sent at once. */
const SESSION_SIZE = 20

/** The cards to ask now. */
export function readSession(dependencies: ReviewDependencies, userId: string): Promise<ReviewSession> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const { order, answers, counts } = await readOrder(tx, userId, await readNow(tx))
    const ids = order.slice(0, SESSION_SIZE).map(({ id }) => id)
    const [cards, logs] = [await readCards(tx, ids), await readLogs(tx, ids)]
    const tasks = cards.map((card) => taskOf(card, logs.get(card.id) ?? [], dependencies))
    return { ...counts, tasks, answered_today: answers }
  })
}

export function readCounts({ database }: ReviewDependencies, userId: string): Promise<ReviewCounts> {
  return database.tx(SERVICE, async (tx) => (await readOrder(tx, userId, await readNow(tx))).counts)
}

async function readOrder(tx: Transaction, userId: string, now: EpochMs) {
  const { answers, ...done } = await readDoneToday(tx, userId, now)
  const order = sessionOrder(await readCandidates(tx, userId, now), done, now)
  const { cards, nextDueAt } = await readDeck(tx, userId)
  const counts: ReviewCounts = {
    due: order.length,
    fresh: order.filter(({ state }) => state === 'new').length,
    cards,
    next_due_at: nextDueAt === null ? null : isoTime(nextDueAt),
    server_now: isoTime(now),
  }
  return { order, answers, counts }
}

/** The card as it is asked now. */
export function taskOf(card: KnownCard, entries: readonly ReviewEntry[], dependencies: ReviewDependencies): ReviewTask {
  const near = openNearMiss(entries)
  const miss = near ? missOf(card, near, dependencies) : null
  const turn = entries.filter(({ kind }) => kind === 'answer').length
  return reviewTask(card, miss, turn, clipsOf(dependencies))
}

/** What was off in a stored answer. */
export function missOf({ content }: KnownCard, { given }: AnswerEntry, { words }: ReviewDependencies): NearMiss | null {
  const verdict = content.key && typedVerdict(content.key, given, words)
  return verdict?.outcome === 'near' ? verdict.miss : null
}

export function clipsOf({ voice }: Pick<ReviewDependencies, 'voice'>): Clips {
  return {
    listenUrl: voice.listenUrl,
    questionUrl: (said, cardId) => (voice.available ? voice.audioUrl(said, cardId) : null),
  }
}
