import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { errorText, type Log } from '#platform/server/log.ts'
import { currentFit, fitInForce, fittedParameters, type JudgedFit, reviewsOfNextFit } from '#review/fit/fit.ts'
import type { CardHistory } from '#review/fit/reviewHistory.ts'
import {
  countAnswers,
  countReviews,
  insertFit,
  readAnsweredCards,
  readFits,
  readHistories,
} from '#review/server/fitStore.ts'
import type { FitOrder } from '#review/server/fitThread.ts'

/** Learners who wait for a fit. One who finds the queue full is offered again with the next session. */
const MOST_WAITING = 100
/** Cards whose answers are read in one transaction, so that other work gets in between. */
const CARDS_AT_ONCE = 100

/** What is stored about a fit that failed. */
const FAILED: JudgedFit = { judged: 0, defaultLoss: 0, lossBefore: 0, fittedLoss: null, parameters: null }

/** Fits the schedules of learners in the background, one learner at a time. */
export interface FitQueue {
  /** Whether this machine has the optimizer. */
  available: boolean
  /** Fits the learner's schedule if there are enough new reviews. Never throws. */
  offer(userId: string): void
  /** Resolves when nobody waits. */
  idle(): Promise<void>
  close(): Promise<void>
}

export interface FitQueueParts {
  database: Database
  available: boolean
  run(order: FitOrder, signal: AbortSignal): Promise<JudgedFit>
  log: Pick<Log, 'warn'>
}

export function openFitQueue({ database, available, run, log }: FitQueueParts): FitQueue {
  const waiting = new Set<string>()
  const closing = new AbortController()
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    for (const userId of waiting) {
      if (closing.signal.aborted) break
      try {
        await fitLearner(userId)
      } catch (error) {
        if (!closing.signal.aborted)
          log.warn({ error: errorText(error) }, 'the schedule of a learner could not be fitted')
      }
      waiting.delete(userId)
    }
    working = undefined
  }

  async function fitLearner(userId: string): Promise<void> {
    const due = await database.tx(SERVICE, async (tx) => {
      const fits = await readFits(tx, userId)
      const last = fits.at(-1)
      const goal = reviewsOfNextFit(last?.reviews ?? null)
      const most = goal - (last?.reviews ?? 0)
      if ((await countAnswers(tx, userId, { since: last?.fittedAt ?? 0, most })) < most) return undefined
      const reviews = await countReviews(tx, userId)
      return reviews < goal ? undefined : { fits, reviews, cards: await readAnsweredCards(tx, userId) }
    })
    if (!due) return
    const { fits, reviews } = due
    const histories: CardHistory[] = []
    for (let read = 0; read < due.cards.length; read += CARDS_AT_ONCE) {
      const cards = due.cards.slice(read, read + CARDS_AT_ONCE)
      histories.push(...(await database.tx(SERVICE, (tx) => readHistories(tx, cards))))
    }
    const [number, before] = [(fits.at(-1)?.number ?? 0) + 1, currentFit(fits)]
    const parameters = before === null ? null : (fittedParameters(fits).get(before) ?? null)
    const judged = await judgedOrFailed({ histories, before: parameters })
    const fit = { number, reviews, ...judged, inForce: fitInForce(judged, { number, before }) }
    await database.tx(SERVICE, (tx) => insertFit(tx, userId, fit))
  }

  /** A fit that failed is stored, too, so that it is not tried with every session. */
  async function judgedOrFailed(order: FitOrder): Promise<JudgedFit> {
    try {
      return await run(order, closing.signal)
    } catch (error) {
      closing.signal.throwIfAborted()
      log.warn({ error: errorText(error) }, 'a fit failed')
      return FAILED
    }
  }

  return {
    available,
    offer(userId) {
      if (!available || closing.signal.aborted || waiting.size >= MOST_WAITING) return
      waiting.add(userId)
      working ??= work()
    },
    idle: async () => working,
    async close() {
      closing.abort(new Error('The server is stopping'))
      await working
    },
  }
}
