import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { loadWordGroups } from '#review/server/wordSets.ts'
import { NEW_A_DAY } from '#review/session.ts'
import { firstTask, openReviewStage, type ReviewStage } from '#tests/support/arena/reviewStage.ts'

const SET = { word_set: 'essential-600' } as const

let stage: ReviewStage
beforeAll(async () => {
  stage = await openReviewStage()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

test('Essential 600 has sixty groups of ten A1 words, each with an example, and no word twice', async () => {
  const groups = await loadWordGroups('essential-600')
  expect(groups.map(({ keys }) => keys.length)).toEqual(Array.from({ length: 60 }, () => 10))
  const keys = groups.flatMap((group) => group.keys)
  expect(new Set(keys).size).toBe(600)
  expect(new Set(groups.map(({ title }) => title)).size).toBe(60)
  const headwords = await loadHeadwordIndex()
  const unfit = keys.filter((key) => headwords(key)?.level !== 'A1' || headwords(key)?.example === undefined)
  expect(unfit).toEqual([])
  const drafts = await stage.dependencies.sets.drafts('essential-600')
  expect(new Set(drafts.map(({ key }) => key)).size).toBe(600)
})

test('a set that is begun brings ten words, and no more until they have been begun', async () => {
  const ann = await stage.learner()
  expect((await ann.call('word-set-state', SET)).body).toEqual({ progress: 'unbegun', words: 600, in_deck: 0 })
  expect((await ann.call('word-set-begin', SET)).body).toEqual({ progress: 'begun', words: 600, in_deck: 10 })
  expect((await ann.call('word-set-begin', SET)).body).toMatchObject({ in_deck: 10 })
  const session = await ann.session()
  expect(session).toMatchObject({ cards: 10, fresh: NEW_A_DAY })
  expect(firstTask(session)).toMatchObject({
    kind: 'word',
    source: 'word-set',
    source_id: 'essential-600',
    prompt: { english: 'I (casual)', introduction: { korean: '나', example: { english: 'I like spicy food.' } } },
  })
})

test('whoever has begun a word gets the next one into the deck, for tomorrow', async () => {
  const ann = await stage.learner()
  await ann.call('word-set-begin', SET)
  await ann.answer(firstTask(await ann.session()), '나')
  const after = await ann.session()
  expect(after).toMatchObject({ cards: 11, fresh: NEW_A_DAY - 1 })
})

test('new cards that came from elsewhere leave less room for the words of a set', async () => {
  const ann = await stage.learner()
  for (const word of ['하늘', '바다', '산']) await ann.learns(word, 'something')
  await ann.call('word-set-begin', SET)
  expect((await ann.session()).cards).toBe(NEW_A_DAY)
})

test('a paused set brings nothing, and keeps its cards', async () => {
  const ann = await stage.learner()
  await ann.call('word-set-begin', SET)
  expect((await ann.call('word-set-pause', SET)).body).toEqual({ progress: 'paused', words: 600, in_deck: 10 })
  await ann.answer(firstTask(await ann.session()), '나')
  expect((await ann.session()).cards).toBe(10)
  expect((await ann.call('word-set-begin', SET)).body).toMatchObject({ progress: 'begun', in_deck: 11 })
})

test('visitors, and sets that do not exist, are refused', async () => {
  const ann = await stage.learner()
  expect((await ann.call('word-set-begin', { word_set: 'essential-6000' })).status).toBe(400)
  const visitor = await stage.api.request('/functions/v1/word-set-begin', { method: 'POST', body: JSON.stringify(SET) })
  expect(visitor.status).toBe(401)
})
