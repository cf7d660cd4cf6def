import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#kit/time.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import type { Question } from '#questions/question.ts'
import { questionUse } from '#questions/questionUse.ts'
import { packedAnswer, packedSession } from '#review/offline/packedDeck.ts'
import { questionDraft } from '#review/questionDraft.ts'
import { type DeviceAction, MOST_ACTIONS, type ReviewTask } from '#review/reviewContract.ts'
import { scheduleOf } from '#review/schedule.ts'
import { addCards, readLog } from '#review/server/cardStore.ts'
import { MS } from '#review/server/instant.ts'
import { firstTask, type Learner, openReviewStage, type ReviewStage } from '#tests/support/arena/reviewStage.ts'
import { repetitions } from '#tests/support/repetitions.ts'

const NOON = Date.parse('2027-01-01T12:00:00Z')

let stage: ReviewStage
let ann: Learner
beforeAll(async () => {
  stage = await openReviewStage()
})
beforeEach(async () => {
  await stage.at(0)
  ann = await stage.learner()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

type Answered = Extract<DeviceAction, { kind: 'answer' }>

function answered(
  { card_id }: Pick<ReviewTask, 'card_id'>,
  text: string,
  at: number,
  more: Partial<Answered> = {},
): Answered {
  const made = { entry_id: randomUUID(), card_id, at, after: null }
  return { ...made, kind: 'answer', answer: text, hinted: false, retried: false, ...more }
}

/** The log of a card, with its stored schedule, which is always what the log says. */
async function stateOf(cardId: string) {
  const [card] = await stage.rows<{ createdAt: number; stored: object }>(
    `select ${MS('created_at')} as "createdAt", json_build_object('state', state, 'dueAt', ${MS('due_at')}, 'stability', stability,
       'reviewedAt', ${MS('reviewed_at')}, 'lapses', lapses, 'suspended', suspended) as stored
     from review_cards where id = $1`,
    [cardId],
  )
  const entries = await stage.dependencies.database.tx(SERVICE, (tx) => readLog(tx, cardId))
  expect(card?.stored).toEqual(scheduleOf(card?.createdAt ?? 0, entries))
  return { entries, stored: card?.stored }
}

async function newCard(learner = ann): Promise<ReviewTask> {
  await learner.learns('선생님', 'teacher')
  return firstTask(await learner.session())
}

describe('a pack', () => {
  test('asks the same cards in the same order as the server', async () => {
    for (const word of ['선생님', '학교', '가르치다']) await ann.learns(word, `meaning of ${word}`)
    await ann.saves('I eat bread.', '저는 빵을 먹어요.')
    await ann.answer(firstTask(await ann.session()), '선생님')
    const { server_now: _now, next_due_at: _next, ...session } = await ann.session()
    const pack = await ann.pack()
    expect(packedSession({ pack, actions: [] }, pack.taken_at)).toMatchObject(session)
  })

  test('judges each answer as the server does', async () => {
    await ann.saves('I eat bread.', '저는 빵을 먹어요.')
    await ann.learns('가르치다', 'to teach')
    const pack = await ann.pack()
    const texts = ['가르치다', '가르키다', '가리치다', '먹었어요', '먹어', '먹어요', '빵을', '빵이', '학교', '']
    for (const { card } of pack.cards) {
      for (const text of texts) {
        const action = answered({ card_id: card.id }, text, NOON)
        const packed = pack.cards.find((one) => one.card.id === card.id)
        const offline = packed && packedAnswer({ pack, actions: [action] }, packed, action.entry_id, NOON)
        const online = await ann.call('review-answer', { entry_id: action.entry_id, card_id: card.id, answer: text })
        expect([text, offline?.outcome, offline?.miss]).toEqual([text, online.body.outcome, online.body.miss])
        await stage.rows(`delete from review_log where card_id = $1`, [card.id])
        await stage.rows(`update review_cards set state = 'new', reviewed_at = null where id = $1`, [card.id])
      }
    }
  })

  test('has no question that rated matches ask while the pack is used, and none that needs sound', async () => {
    const { bank, database, words } = stage.dependencies
    const asked = (['vocab', 'grammar', 'listening'] as const).flatMap((skill) => bank.of(skill).slice(0, 200))
    const drafts = asked.map((question) => questionDraft(question, { source: 'match', sourceId: null }, words))
    await database.tx(SERVICE, (tx) => addCards(tx, ann.id, drafts))
    const unrated = new Set(asked.filter(isUnrated).map(({ id }) => id))
    const pack = await ann.pack()
    const packed = pack.cards.map(({ card: { content } }) => (content.type === 'question' ? content.question.id : ''))
    expect(packed.filter((id) => !unrated.has(id))).toEqual([])
    expect(packed.length + pack.withheld).toBeGreaterThanOrEqual((await ann.counts()).due)
    expect(pack.withheld).toBeGreaterThan(0)
  })

  test('is bounded, and holds nothing of another learner', async () => {
    const ben = await stage.learner()
    await newCard(ben)
    for (let number = 0; number < 40; number += 1) await ann.learns(`말${number}`, `word ${number}`)
    const { cards, deck } = await ann.pack()
    expect([cards.length, deck]).toEqual([30, 40])
    expect(JSON.stringify(cards)).not.toContain('선생님')
    expect((await stage.api.request('/functions/v1/review-pack', { method: 'POST', body: '{}' })).status).toBe(401)
  })
})

function isUnrated(question: Question): boolean {
  const days = [0, 1, 2, 3].map((day) => questionUse(question, NOON + day * DAY_MS))
  return question.audio === undefined && !days.includes('rated')
}

describe('reviews made offline', () => {
  test('are in the log at the time when they were made, each once, also if the response was lost', async () => {
    const task = await newCard()
    await stage.at(3)
    const first = answered(task, '선생님', NOON + DAY_MS)
    const second = answered(task, '선생님', NOON + DAY_MS + 10 * MINUTE_MS, { after: first.entry_id })
    const response = { taken: [first.entry_id, second.entry_id], refused: [] }
    expect(await ann.send([first, second])).toEqual(response)
    const before = await stateOf(task.card_id)
    expect(before.entries.map(({ id, at }) => [id, at])).toEqual(
      [first, second].map(({ entry_id, at }) => [entry_id, at]),
    )
    await stage.at(4)
    expect(await ann.send([first, second])).toEqual(response)
    expect(await Promise.all([ann.send([second]), ann.send([first])])).toHaveLength(2)
    expect(await stateOf(task.card_id)).toEqual(before)
  })

  test('that arrive late stand before what was answered online meanwhile', async () => {
    const task = await newCard()
    await stage.at(2)
    const { id } = await ann.answer(task, '학교')
    const late = answered(task, '선생님', NOON + DAY_MS)
    await ann.send([late])
    expect((await stateOf(task.card_id)).entries.map((entry) => entry.id)).toEqual([late.entry_id, id])
  })

  test('keep a near miss with its retry, another grade, and an answer that was taken back', async () => {
    const task = await newCard()
    await stage.at(1)
    const near = answered(task, '선섕님', NOON + MINUTE_MS)
    const retry = answered(task, '선생님', NOON + 2 * MINUTE_MS, { after: near.entry_id, retried: true })
    const made = (at: number, after: string) => ({ entry_id: randomUUID(), card_id: task.card_id, at, after })
    const easy: DeviceAction = {
      ...made(NOON + 3 * MINUTE_MS, retry.entry_id),
      ...{ kind: 'override', about: retry.entry_id, grade: 4 },
    }
    await ann.send([near, retry, easy])
    expect((await stateOf(task.card_id)).entries).toMatchObject([
      { outcome: 'near', grade: null },
      { outcome: 'right', grade: 2 },
      { kind: 'override', grade: 4 },
    ])
    const undo: DeviceAction = { ...made(NOON + 4 * MINUTE_MS, easy.entry_id), kind: 'undo', about: retry.entry_id }
    await ann.send([undo])
    expect((await stateOf(task.card_id)).stored).toMatchObject({ state: 'new' })
  })

  test('of two devices give one state in any order of arrival', async () => {
    const texts = fc.constantFrom('선생님', '선섕님', '학교')
    const deeds = fc.array(fc.record({ text: texts, wait: fc.integer({ min: 1, max: 900 }) }), {
      minLength: 1,
      maxLength: 4,
    })
    await stage.at(9)
    await fc.assert(
      fc.asyncProperty(deeds, deeds, async (phone, laptop) => {
        const states = []
        for (const isPhoneFirst of [true, false]) {
          await stage.at(0)
          const learner = await stage.learner()
          const task = await newCard(learner)
          await stage.at(9)
          const chains = [chainOf(task, phone, NOON), chainOf(task, laptop, NOON + SECOND_MS)]
          for (const chain of isPhoneFirst ? chains : chains.toReversed()) await learner.send(chain)
          const { entries, stored } = await stateOf(task.card_id)
          states.push({ stored, log: entries.map((entry) => ({ ...entry, id: null, cardId: null })) })
        }
        expect(states[0]).toEqual(states[1])
      }),
      { numRuns: repetitions(4, 60) },
    )
  })
})

/** Answers of one device, one after another. */
function chainOf(task: ReviewTask, done: readonly { text: string; wait: number }[], begun: number): DeviceAction[] {
  let at = begun
  let after: string | null = null
  let wasNear = false
  return done.map(({ text, wait }) => {
    at += wait * MINUTE_MS
    const action: Answered = answered(task, text, at, { after, retried: wasNear })
    after = action.entry_id
    wasNear = text === '선섕님' && !wasNear
    return action
  })
}

describe('an attacker who sends reviews', () => {
  test('cannot claim a time after now, before the card was made, or before what the device knew', async () => {
    const task = await newCard()
    await stage.at(1)
    const { id } = await ann.answer(task, '선생님')
    const forged = [
      answered(task, '선생님', NOON + 400 * DAY_MS, { after: id }),
      answered(task, '선생님', 0, { after: id }),
      answered(task, '선생님', -8.64e15),
    ]
    await ann.send(forged)
    const at = new Map((await stateOf(task.card_id)).entries.map((entry) => [entry.id, entry.at]))
    expect(forged.map(({ entry_id }) => at.get(entry_id))).toEqual([NOON + DAY_MS + 1, NOON + DAY_MS + 1, NOON])
    await ann.session()
  })

  test('cannot touch the cards and entries of another learner', async () => {
    const task = await newCard()
    const { id } = await ann.answer(task, '선생님')
    const before = await stateOf(task.card_id)
    const ben = await stage.learner()
    const own = await newCard(ben)
    const foreign = answered(task, '선생님', NOON)
    const stolen = answered(own, '선생님', NOON, { entry_id: id })
    const undo: DeviceAction = {
      entry_id: randomUUID(),
      card_id: own.card_id,
      at: NOON,
      after: id,
      kind: 'undo',
      about: id,
    }
    expect(await ben.send([foreign, stolen, undo])).toEqual({
      taken: [],
      refused: [
        { entry_id: foreign.entry_id, code: 'card_not_found' },
        { entry_id: id, code: 'entry_id_taken' },
        { entry_id: undo.entry_id, code: 'unknown_answer' },
      ],
    })
    expect(await stateOf(task.card_id)).toEqual(before)
    expect((await stateOf(own.card_id)).entries).toEqual([])
  })

  test('cannot send ten thousand actions at once, nor anything that is no action', async () => {
    const task = await newCard()
    const action = answered(task, '선생님', NOON)
    const many = (count: number) => Array.from({ length: count }, () => ({ ...action, entry_id: randomUUID() }))
    const bodies: [number, unknown][] = [
      [413, many(10_000)],
      [400, many(MOST_ACTIONS + 1)],
      [400, []],
      [400, [{ ...action, grade: 4 }]],
      [400, [{ ...action, kind: 'claim' }]],
      [400, [{ ...action, at: Number.MAX_VALUE }]],
      [400, [{ ...action, answer: 'x'.repeat(301) }]],
      [400, [{ ...action, entry_id: 'x' }]],
    ]
    for (const [status, actions] of bodies) expect((await ann.call('review-send', { actions })).status).toBe(status)
    expect((await stateOf(task.card_id)).entries).toEqual([])
    expect((await stage.api.request('/functions/v1/review-send', { method: 'POST', body: '{}' })).status).toBe(401)
  })

  test('gets a hundred answers to one card taken in one call, in their order', async () => {
    const task = await newCard()
    const actions = Array.from({ length: MOST_ACTIONS }, () => answered(task, '학교', NOON + 10 * DAY_MS))
    for (const [index, action] of actions.entries()) action.after = actions[index - 1]?.entry_id ?? null
    await ann.send(actions)
    const { entries } = await stateOf(task.card_id)
    expect(entries.map(({ id }) => id)).toEqual(actions.map(({ entry_id }) => entry_id))
    expect(entries.at(-1)?.at).toBe(NOON + MOST_ACTIONS - 1)
  })
})
