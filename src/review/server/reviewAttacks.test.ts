import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { firstTask, type Learner, openReviewStage, type ReviewStage } from '#tests/support/arena/reviewStage.ts'

let stage: ReviewStage
let ann: Learner
let ben: Learner
let cardId: string
beforeAll(async () => {
  stage = await openReviewStage()
})
beforeEach(async () => {
  await stage.at(0)
  ann = await stage.learner()
  ben = await stage.learner()
  await ann.learns('선생님', 'teacher')
  cardId = firstTask(await ann.session()).card_id
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

const FIT =
  'insert into review_fits (user_id, number, reviews, judged, default_loss, loss_before) values ($1, 1, 400, 80, 0.5, 0.5)'

/** Everything that is stored about reviews, to show that an attack changed nothing. */
async function storedRows(): Promise<string> {
  return JSON.stringify([
    await stage.rows('select * from review_cards order by id'),
    await stage.rows('select * from review_log order by id'),
    await stage.rows('select * from review_fits order by user_id, number'),
  ])
}

const entry = (more: Record<string, unknown> = {}) => ({ entry_id: randomUUID(), card_id: cardId, ...more })

describe('an attacker', () => {
  test('cannot answer, change, undo or stop the cards of another learner', async () => {
    const { id } = await ann.answer({ card_id: cardId }, '선생님')
    const before = await storedRows()
    const attacks = [
      ben.call('review-answer', entry({ answer: '선생님' })),
      ben.call('review-answer', { ...entry({ answer: '선생님' }), entry_id: id }),
      ben.call('review-override', entry({ about: id, grade: 1 })),
      ben.call('review-undo', entry({ about: id })),
      ben.call('review-suspend', entry()),
      ben.call('review-resume', entry()),
    ]
    for (const { status, body } of await Promise.all(attacks)) {
      expect([status, body.code]).toEqual([404, 'card_not_found'])
      expect(JSON.stringify(body)).not.toContain('선생님')
    }
    expect(await storedRows()).toBe(before)
  })

  test('cannot use the id of another learner’s entry', async () => {
    const { id } = await ann.answer({ card_id: cardId }, '선생님')
    await ben.learns('학교', 'school')
    const own = firstTask(await ben.session()).card_id
    const before = await storedRows()
    const body = { entry_id: id, card_id: own }
    expect((await ben.call('review-answer', { ...body, answer: '학교' })).body).toMatchObject({
      code: 'entry_id_taken',
    })
    expect((await ben.call('review-suspend', body)).body).toMatchObject({ code: 'entry_id_taken' })
    expect((await ben.call('review-undo', { ...body, entry_id: randomUUID(), about: id })).body).toMatchObject({
      code: 'not_newest',
    })
    expect(await storedRows()).toBe(before)
  })

  test('sees no card and no entry of another learner', async () => {
    await ann.answer({ card_id: cardId }, '선생님')
    await stage.rows(FIT, [ann.id])
    for (const table of ['review_cards', 'review_log', 'review_fits']) {
      for (const query of ['select=*', `user_id=eq.${ann.id}`, 'order=user_id']) {
        const answer = await stage.api.request(
          `/rest/v1/${table}?${query}`,
          { headers: { prefer: 'count=exact' } },
          ben.id,
        )
        expect(await answer.json()).toEqual([])
        expect(answer.headers.get('content-range') ?? '*/0').toMatch(/\/0$/)
      }
      expect((await stage.api.request(`/rest/v1/${table}?select=*`)).status).toBe(401)
    }
    expect(await (await stage.api.request('/rest/v1/review_cards?select=key', {}, ann.id)).json()).toEqual([
      { key: 'word:선생님' },
    ])
  })

  test('cannot write the tables, not even the own rows', async () => {
    const { id } = await ann.answer({ card_id: cardId }, '선생님')
    await stage.rows(FIT, [ann.id])
    const before = await storedRows()
    const card = { key: 'word:x', kind: 'word', skill_type: 'vocab', family: 'x', content: {}, source: 'hand' }
    const log = {
      id: randomUUID(),
      card_id: cardId,
      kind: 'answer',
      given: 'x',
      outcome: 'right',
      grade: 4,
      at: '2020-01-01T00:00:00Z',
    }
    const writes: [string, string, unknown][] = [
      ['POST', 'review_cards', { ...card, user_id: ann.id }],
      ['PATCH', `review_cards?id=eq.${cardId}`, { due_at: '2040-01-01T00:00:00Z' }],
      ['PATCH', `review_cards?id=eq.${cardId}`, { user_id: ben.id }],
      ['DELETE', `review_cards?id=eq.${cardId}`, undefined],
      ['POST', 'review_log', { ...log, user_id: ann.id }],
      ['PATCH', `review_log?id=eq.${id}`, { grade: 4 }],
      ['DELETE', `review_log?id=eq.${id}`, undefined],
      [
        'POST',
        'review_fits',
        { user_id: ann.id, number: 2, reviews: 1, judged: 1, default_loss: '1', loss_before: '1' },
      ],
      ['PATCH', 'review_fits?number=eq.1', { in_force: null }],
      ['DELETE', 'review_fits?number=eq.1', undefined],
    ]
    for (const [method, path, body] of writes) {
      const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
      const refused = await stage.api.refusal(`/rest/v1/${path}`, init, ann.id)
      expect([method, path, refused]).toEqual([method, path, expect.objectContaining({ status: 403, code: '42501' })])
    }
    expect(await storedRows()).toBe(before)
  })

  test('who is signed out gets 401', async () => {
    for (const name of ['session', 'counts', 'answer', 'override', 'undo', 'suspend', 'resume', 'suspended', 'add']) {
      const answer = await stage.api.request(`/functions/v1/review-${name}`, { method: 'POST', body: '{}' })
      expect([name, answer.status]).toEqual([name, 401])
    }
  })
})

test('bad input is refused and changes nothing', async () => {
  const before = await storedRows()
  const bodies: [string, Record<string, unknown>][] = [
    ['review-answer', {}],
    ['review-answer', entry()],
    ['review-answer', entry({ answer: 'x'.repeat(301) })],
    ['review-answer', entry({ answer: 5 })],
    ['review-answer', entry({ answer: 'x', grade: 4 })],
    ['review-answer', { ...entry({ answer: 'x' }), entry_id: 'x' }],
    ['review-override', entry({ about: randomUUID(), grade: 0 })],
    ['review-override', entry({ about: randomUUID(), grade: 5 })],
    ['review-undo', entry()],
    ['review-add', { korean: ' ', english: 'x' }],
    ['review-add', { korean: '물', english: 'x'.repeat(301) }],
  ]
  for (const [name, body] of bodies) expect([name, (await ann.call(name, body)).status]).toEqual([name, 400])
  expect((await ann.call('review-override', entry({ about: randomUUID(), grade: 2 }))).status).toBe(409)
  expect((await ann.call('review-undo', entry({ about: randomUUID() }))).status).toBe(409)
  expect((await ann.call('review-answer', entry({ answer: '\u0000' }))).status).toBe(400)
  expect(await storedRows()).toBe(before)
})

test('the log and the fits are append-only, even for the server', async () => {
  const { id } = await ann.answer({ card_id: cardId }, '선생님')
  await stage.rows(FIT, [ann.id])
  const { database } = stage.dependencies
  const statements: [string, string][] = [
    ['update review_log set grade = 4 where id = $1', id],
    ['delete from review_log where id = $1', id],
    ['update review_fits set in_force = null where user_id = $1', ann.id],
    ['delete from review_fits where user_id = $1', ann.id],
  ]
  for (const [statement, value] of statements) {
    await expect(database.tx(SERVICE, (tx) => tx.sql(statement, [value]))).rejects.toThrow(/permission denied/)
  }
})

test('fifty answers at once are stored one after the other, and the card is what its log says', async () => {
  await Promise.all(Array.from({ length: 50 }, () => ann.call('review-answer', entry({ answer: '학교' }))))
  const times = await stage.rows<{ at: Date }>('select at from review_log where card_id = $1', [cardId])
  expect(times).toHaveLength(50)
  expect(new Set(times.map(({ at }) => at.getTime())).size).toBe(50)
})

test('the reviews of a deleted account are gone', async () => {
  await ann.answer({ card_id: cardId }, '선생님')
  await ann.call('review-undo', entry({ about: randomUUID() }))
  await stage.rows('delete from auth.users where id = $1', [ann.id])
  expect(await stage.rows('select 1 from review_log where user_id = $1', [ann.id])).toEqual([])
  expect(await stage.rows('select 1 from review_cards where user_id = $1', [ann.id])).toEqual([])
})
