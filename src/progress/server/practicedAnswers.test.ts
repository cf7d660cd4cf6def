import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MissedResponse } from '#progress/progressContract.ts'
import { progressFunctions } from '#progress/server/progressFunctions.ts'
import { progressSources } from '#tests/support/arena/matchStage.ts'
import { openPracticeStage, type PracticePlayer, type PracticeStage } from '#tests/support/arena/practiceStage.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let stage: PracticeStage
let api: DataApi
beforeAll(async () => {
  stage = await openPracticeStage()
  api = await startDataApi(stage.matches.database, { functions: progressFunctions(progressSources(stage.matches)) })
})
afterAll(async () => {
  await api.close()
  await stage.close()
  expect(api.failures).toEqual([])
})

async function missed({ id }: PracticePlayer): Promise<MissedResponse> {
  return (await api.client(id).functions.invoke('missed-questions', { body: { limit: 50 } })).data
}

test('what a player lost to a faster program, answered wrong or let pass in practice is missed, once the question is over', async () => {
  await stage.later()
  const ann = await stage.practicePlayer()
  const duel = await ann.duel([{ after: 2, choice: 'right' }, null, null])
  await duel.ready()
  await stage.at(6)
  expect((await duel.state()).feedback?.point).toBe(2)
  expect((await missed(ann)).total).toBe(0)
  await duel.next(1)
  await stage.at(7)
  await duel.answer(2, 'wrong')
  expect((await missed(ann)).questions).toMatchObject([{ chosen: null, lost_to: 'opponent' }])
  await stage.at(100)
  await duel.next(2)
  await stage.at(200)
  await duel.next(3)
  const asked_in = { kind: 'duel', id: duel.id }
  expect(await missed(ann)).toMatchObject({
    questions: [
      { asked_in, chosen: null, lost_to: 'clock', right: 'right' },
      { asked_in, chosen: expect.stringMatching(/^wrong/), lost_to: null },
      { asked_in, chosen: null, lost_to: 'opponent' },
    ],
    total: 3,
    by_skill: { vocab: 3, grammar: 0, listening: 0 },
  })
})

test('a wrong answer without a clock is missed, a right one is not, and a visitor’s duel is nobody’s', async () => {
  await stage.later()
  const ann = await stage.practicePlayer()
  const sitting = await ann.untimed()
  await sitting.answer(1, 'wrong')
  await sitting.next()
  await sitting.answer(2, 'right')
  const visitor = await stage.guest([{ after: 1, choice: 'right' }, null, null])
  await visitor.ready()
  await stage.at(5)
  await visitor.next(1)
  expect(await missed(ann)).toMatchObject({
    questions: [{ asked_in: { kind: 'untimed', id: sitting.id }, lost_to: null }],
    total: 1,
  })
})
