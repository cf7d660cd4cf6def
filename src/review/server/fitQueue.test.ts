import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import type { JudgedFit } from '#review/fit/fit.ts'
import { mergedEntries } from '#review/reviewEntry.ts'
import { scheduleOf } from '#review/schedule.ts'
import { readLog } from '#review/server/cardStore.ts'
import { type FitQueue, openFitQueue } from '#review/server/fitQueue.ts'
import { readFits } from '#review/server/fitStore.ts'
import { type FitOrder, fitInThread } from '#review/server/fitThread.ts'
import { MS } from '#review/server/instant.ts'
import { hasOptimizer } from '#review/server/optimizer.ts'
import { plantReviews } from '#tests/support/arena/plantReviews.ts'
import { type Learner, openReviewStage, type ReviewStage } from '#tests/support/arena/reviewStage.ts'
import { FORGETFUL, simulatedReviews } from '#tests/support/arena/simulatedReviews.ts'

let stage: ReviewStage
let ann: Learner
let queue: FitQueue
/** What the queue runs; each test sets its own. */
let run: (order: FitOrder) => Promise<JudgedFit>
beforeAll(async () => {
  stage = await openReviewStage()
})
beforeEach(async () => {
  await stage.at(0)
  ann = await stage.learner()
  run = async () => JUDGED
  queue = openFitQueue({
    database: stage.dependencies.database,
    available: true,
    run: (order) => run(order),
    log: stage.dependencies.log,
  })
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

const JUDGED: JudgedFit = { judged: 80, defaultLoss: 0.5, lossBefore: 0.5, fittedLoss: 0.4, parameters: FORGETFUL }
const FIRST = Date.parse('2025-06-01T12:00:00Z')

/** Five answers to each of so many cards. */
async function reviews(learner: Learner, cards: number, { first = FIRST } = {}): Promise<void> {
  const histories = simulatedReviews({ cards, answers: 5, memory: FORGETFUL, first })
  await plantReviews(
    stage.dependencies.database,
    learner.id,
    histories.map((history) => ({ history })),
  )
}

async function fitsOf(learner: Learner) {
  queue.offer(learner.id)
  await queue.idle()
  return stage.dependencies.database.tx(SERVICE, (tx) => readFits(tx, learner.id))
}

describe('a fit', () => {
  test('runs after 400 reviews, not before, and again after a quarter more', async () => {
    await reviews(ann, 79)
    expect(await fitsOf(ann)).toEqual([])
    await reviews(ann, 1)
    const [first] = await fitsOf(ann)
    expect(first).toMatchObject({ ...JUDGED, number: 1, reviews: 400, inForce: 1 })
    expect(await fitsOf(ann)).toHaveLength(1)
    const { fittedAt } = first ?? { fittedAt: 0 }
    await reviews(ann, 19, { first: fittedAt + DAY_MS })
    expect(await fitsOf(ann)).toHaveLength(1)
    await reviews(ann, 1, { first: fittedAt + DAY_MS })
    run = async ({ before }) => ({ ...JUDGED, lossBefore: before === null ? 1 : 0.3 })
    expect((await fitsOf(ann))[1]).toMatchObject({ number: 2, reviews: 500, lossBefore: 0.3, inForce: 1 })
  })

  test('gets every answer that counts, and the parameters in force', async () => {
    let order: FitOrder | undefined
    run = async (given) => {
      order = given
      return JUDGED
    }
    await reviews(ann, 80)
    const [entry] = await stage.rows<{ id: string; card_id: string }>(
      'select id, card_id from review_log where user_id = $1 order by at limit 1',
      [ann.id],
    )
    await stage.rows(
      `insert into review_log (id, user_id, card_id, kind, about, grade, at)
       select gen_random_uuid(), $1, $2, 'override', $3, n, app_now() + n * interval '1 minute' from generate_series(2, 4, 2) as n`,
      [ann.id, entry?.card_id, entry?.id],
    )
    await fitsOf(ann)
    expect(order?.before).toBe(null)
    expect(order?.histories.flat()).toHaveLength(400)
    expect(order?.histories.flat().toSorted((one, other) => one.at - other.at)[0]).toEqual({ at: FIRST, grade: 4 })
  })

  test('does not count answers that were undone', async () => {
    await reviews(ann, 80)
    await stage.rows(
      `insert into review_log (id, user_id, card_id, kind, about, at)
       select gen_random_uuid(), user_id, card_id, 'undo', id, app_now() from review_log where user_id = $1 order by at desc limit 1`,
      [ann.id],
    )
    expect(await fitsOf(ann)).toEqual([])
  })

  test('that fails leaves the default parameters, and is not tried again at once', async () => {
    run = async () => {
      throw new Error('no')
    }
    await reviews(ann, 80)
    const [failed] = await fitsOf(ann)
    expect(failed).toMatchObject({ number: 1, reviews: 400, fittedLoss: null, parameters: null, inForce: null })
    run = async () => JUDGED
    expect(await fitsOf(ann)).toHaveLength(1)
  })

  test('that is no better leaves the default parameters', async () => {
    run = async () => ({ ...JUDGED, fittedLoss: 0.5 })
    await reviews(ann, 80)
    expect(await fitsOf(ann)).toMatchObject([{ fittedLoss: 0.5, inForce: null }])
  })

  test('of two nodes at once is stored once', async () => {
    await reviews(ann, 80)
    const other = openFitQueue({ ...stage.dependencies, available: true, run: async () => JUDGED })
    other.offer(ann.id)
    await Promise.all([fitsOf(ann), other.idle()])
    expect(await fitsOf(ann)).toHaveLength(1)
  })

  test('runs for one learner at a time', async () => {
    const learners = [ann, await stage.learner(), await stage.learner()]
    for (const learner of learners) await reviews(learner, 80)
    let [running, most] = [0, 0]
    run = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      return JUDGED
    }
    for (const learner of learners) queue.offer(learner.id)
    for (const learner of learners) expect(await fitsOf(learner)).toHaveLength(1)
    expect(most).toBe(1)
  })

  test('does not run where the optimizer is missing, or after the end', async () => {
    await reviews(ann, 80)
    const missing = openFitQueue({ ...stage.dependencies, available: false, run: async () => JUDGED })
    missing.offer(ann.id)
    await missing.idle()
    await queue.close()
    expect(await fitsOf(ann)).toEqual([])
  })

  test('of an account that is deleted meanwhile is not stored', async () => {
    await reviews(ann, 80)
    run = async () => {
      await stage.rows('delete from auth.users where id = $1', [ann.id])
      return JUDGED
    }
    expect(await fitsOf(ann)).toEqual([])
  })
})

describe('an answer after a fit', () => {
  test('is scheduled with the fitted parameters, and the card is what its log says', async () => {
    await reviews(ann, 80)
    await stage.at(0)
    const before = await dueDates()
    await fitsOf(ann)
    expect(await dueDates()).toEqual(before)

    await stage.rows(`update review_cards set suspended = (id <> $2) where user_id = $1`, [ann.id, before[0]?.id])
    const { id: cardId } = before[0] ?? { id: '' }
    const { id, result } = await ann.answer({ card_id: cardId }, '말')
    expect(await stage.rows('select fit::int as fit from review_log where id = $1', [id])).toEqual([{ fit: 1 }])
    expect(result?.due_at).toBe(result?.due_by_grade[3])
    await demandDerived(cardId)
    const easy = await ann.override({ card_id: cardId }, id, 4)
    expect(easy.result?.due_at).toBe(result?.due_by_grade[4])
    await demandDerived(cardId)
    await ann.undo({ card_id: cardId }, id)
    await demandDerived(cardId)
    expect((await dueDates()).find((card) => card.id === cardId)).toEqual(before[0])
  })

  const dueDates = () =>
    stage.rows<{ id: string; due: number }>(
      `select id, ${MS('due_at')} as due from review_cards where user_id = $1 order by id`,
      [ann.id],
    )

  async function demandDerived(cardId: string): Promise<void> {
    const [card] = await stage.rows<{ createdAt: number; dueAt: number; stability: number }>(
      `select ${MS('created_at')} as "createdAt", ${MS('due_at')} as "dueAt", stability from review_cards where id = $1`,
      [cardId],
    )
    const entries = await stage.dependencies.database.tx(SERVICE, (tx) => readLog(tx, cardId))
    const derived = scheduleOf(card?.createdAt ?? 0, mergedEntries(entries), new Map([[1, FORGETFUL]]))
    expect({ dueAt: card?.dueAt, stability: card?.stability }).toEqual({
      dueAt: derived.dueAt,
      stability: derived.stability,
    })
  }
})

test('who deletes the account deletes the fits', async () => {
  await reviews(ann, 80)
  await fitsOf(ann)
  const [card] = await stage.rows<{ id: string }>('select id from review_cards where user_id = $1 limit 1', [ann.id])
  await ann.answer({ card_id: card?.id ?? '' }, '말')
  await stage.rows('delete from auth.users where id = $1', [ann.id])
  expect(await stage.rows('select 1 from review_fits where user_id = $1', [ann.id])).toEqual([])
})

test.runIf(hasOptimizer())('the thread fits 400 reviews', async () => {
  run = (order) => fitInThread(order, new AbortController().signal)
  await reviews(ann, 80)
  const [fit] = await fitsOf(ann)
  expect(fit).toMatchObject({ number: 1, judged: 29, inForce: 1 })
  expect(fit?.fittedLoss).toBeLessThan(fit?.defaultLoss ?? 0)
})

test('a thread that ends without a result, or that does not end, has failed', async () => {
  const order = { histories: [], before: null }
  const { signal } = new AbortController()
  const broken = { program: new URL('data:text/javascript,process.exit(3)') }
  await expect(fitInThread(order, signal, broken)).rejects.toThrow('The thread of a fit ended')
  const endless = { program: new URL('data:text/javascript,for(;;){}'), longestMs: 50 }
  await expect(fitInThread(order, signal, endless)).rejects.toThrow(/timeout/)
})
