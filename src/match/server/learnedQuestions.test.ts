import { afterAll, beforeAll, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { readQuestionRatings } from '#questions/server/questionRatings.ts'
import { type Duel, type MatchStage, openMatchStage } from '#tests/support/arena/matchStage.ts'

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())

async function learned({ id }: Duel) {
  return stage.database.tx(SERVICE, async (tx) => {
    const [row] = await tx.sql<{ ids: string[] }>(
      'select question_ids as ids from app.match_secrets where match_id = $1',
      [id],
    )
    const ratings = await readQuestionRatings(tx, row?.ids ?? [])
    return (row?.ids ?? []).map((question) => ratings.get(question))
  })
}

test('a question that both got wrong has proved harder, one that was never opened has proved nothing', async () => {
  const duel = await stage.begun({ skill: 'vocab' })
  await stage.at(5)
  await duel.ann.answer(1, 'wrong')
  await duel.ben.answer(1, 'wrong')
  await stage.at(6)
  await duel.ann.resign()
  const [first, second, third] = await learned(duel)
  expect(first).toMatchObject({ answers: 2 })
  expect(first?.rating).toBeGreaterThan(1_000)
  expect([second, third]).toEqual([undefined, undefined])
})

test('a player without time left did not get the question wrong: a point teaches one answer', async () => {
  const duel = await stage.begun({ skill: 'grammar' })
  await stage.at(5)
  await duel.ann.answer(1, 'right')
  await stage.at(6)
  await duel.ben.resign()
  const [first] = await learned(duel)
  expect(first).toMatchObject({ answers: 1 })
  expect(first?.rating).toBeLessThan(1_000)
})

test('a match is learned from once, however often it is looked at when it is over', async () => {
  const duel = await stage.begun({ skill: 'listening' })
  await stage.at(5)
  await duel.ann.answer(1, 'wrong')
  await duel.ben.answer(1, 'right')
  await stage.at(6)
  await duel.ann.resign()
  const before = await learned(duel)
  await Promise.all([duel.ann.state(), duel.ben.state(), duel.ann.state()])
  expect(await learned(duel)).toEqual(before)
  expect(before[0]).toMatchObject({ answers: 2 })
})

test('a match that never began teaches nothing', async () => {
  const duel = await stage.duel({ skill: 'vocab' })
  const before = await learned(duel)
  await stage.at(21)
  await duel.ann.state()
  expect(await learned(duel)).toEqual(before)
})
