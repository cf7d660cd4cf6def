import type { EpochMs } from '#kit/time.ts'
import { isoTime } from '#match/playerView.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { type CardSurroundings, taskOf } from '#review/loggedCard.ts'
import type { ReviewCounts, ReviewSession } from '#review/reviewContract.ts'
import { readCards, readLogs } from '#review/server/cardStore.ts'
import { readNow } from '#review/server/instant.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import { readCandidates, readDeck, readDoneToday } from '#review/server/sessionStore.ts'
import { sessionOrder } from '#review/session.ts'

/** How many cards are sent at once. */
const SESSION_SIZE = 20

/** The cards to ask now. */
export function readSession(dependencies: ReviewDependencies, userId: string): Promise<ReviewSession> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const { order, answers, counts } = await readOrder(tx, userId, await readNow(tx))
    const ids = order.slice(0, SESSION_SIZE).map(({ id }) => id)
    const [cards, logs] = [await readCards(tx, ids), await readLogs(tx, ids)]
    const tasks = cards.map((card) => taskOf(card, logs.get(card.id) ?? [], surroundings(dependencies)))
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

/** What the rules need of this server. */
export function surroundings({ voice, words }: Pick<ReviewDependencies, 'voice' | 'words'>): CardSurroundings {
  return {
    words,
    clips: {
      listenUrl: voice.listenUrl,
      questionUrl: (said, cardId) => (voice.available ? voice.audioUrl(said, cardId) : null),
    },
  }
}
