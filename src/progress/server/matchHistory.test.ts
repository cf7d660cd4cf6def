import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import type { HistoryResponse, PastMatch } from '#progress/progressContract.ts'
import { progressFunctions } from '#progress/server/progressFunctions.ts'
import { type Duel, type MatchStage, openMatchStage, progressSources } from '#tests/support/arena/matchStage.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let stage: MatchStage
let api: DataApi
beforeAll(async () => {
  stage = await openMatchStage('ratings')
  api = await startDataApi(stage.database, {
    functions: progressFunctions(progressSources(stage)),
  })
})
afterAll(async () => {
  await api.close()
  await stage.close()
  expect(api.failures).toEqual([])
})

async function history(
  userId: string,
  request: { limit: number; before?: string } = { limit: 10 },
): Promise<HistoryResponse> {
  const { data } = await api.client(userId).functions.invoke('match-history', { body: request })
  return data
}

const newest = async (userId: string): Promise<PastMatch | undefined> => (await history(userId)).matches[0]

/** Ann answers the first two questions right. */
async function won(duel: Duel): Promise<Duel> {
  const { ann, ben } = duel
  await stage.at(5)
  await ann.answer(1, 'right')
  await stage.at(8)
  await ann.answer(2, 'right')
  await stage.at(11)
  await ann.answer(3, 'wrong')
  await ben.answer(3, 'wrong')
  await stage.at(14)
  await ann.state()
  return duel
}

test('each player sees a match from their own perspective', async () => {
  const { id, ann, ben } = await won(await stage.begun({ skill: 'grammar' }))
  const match = { id, skill_type: 'grammar', opponent: 'Mina', at: '2026-11-20T12:30:13.000Z' }
  expect(await history(ann.id)).toEqual({
    matches: [{ ...match, outcome: 'won', score: [2, 0], delta: 32 }],
    more: false,
  })
  expect(await newest(ben.id)).toEqual({ ...match, outcome: 'lost', score: [0, 2], delta: -32 })
})

test('a draw without points, a resignation and a match that was called off are shown as such', async () => {
  const drawn = await stage.begun()
  const { ann, ben } = drawn
  await stage.at(200)
  await ann.state()
  expect(await newest(ann.id)).toMatchObject({ outcome: 'draw', score: [0, 0], delta: null })

  const userIds: [string, string] = [ann.id, ben.id]
  const resigned = await stage.begun({ userIds })
  await stage.at(5)
  for (const player of [resigned.ben, resigned.ann]) await player.answer(1, 'wrong')
  await resigned.ann.resign()
  expect(await newest(ann.id)).toMatchObject({ outcome: 'lost', score: [0, 0], delta: -32 })
  expect(await newest(ben.id)).toMatchObject({ outcome: 'won', delta: 32 })

  const left = await stage.duel({ userIds })
  await stage.at(21)
  await left.ann.state()
  expect(await newest(ann.id)).toMatchObject({ outcome: 'void', score: [0, 0], delta: null })
  expect((await history(ann.id)).matches.map(({ outcome }) => outcome)).toEqual(['void', 'lost', 'draw'])
})

test('a running match is not in the history yet', async () => {
  const { ann } = await stage.begun()
  expect(await history(ann.id)).toEqual({ matches: [], more: false })
})

test('an opponent whose account was deleted is shown as a former player, and the result stays', async () => {
  const beaten = await won(await stage.begun())
  const resigned = await stage.begun({ userIds: [beaten.ann.id, beaten.ben.id] })
  await stage.at(5)
  await resigned.ben.resign()
  await stage.database.tx(OWNER, (tx) => tx.sql('delete from auth.users where id = $1', [beaten.ann.id]))
  expect((await history(beaten.ben.id)).matches).toMatchObject([
    { opponent: 'former player', outcome: 'lost', score: [0, 0] },
    { opponent: 'former player', outcome: 'lost', score: [0, 2] },
  ])
})

test('older matches are returned page by page, each once', async () => {
  const userIds: [string, string] = [await stage.newcomer(), await stage.newcomer()]
  const played: string[] = []
  for (const swapped of [false, true, false, true, false]) {
    const duel = await stage.begun({ userIds: swapped ? [userIds[1], userIds[0]] : userIds })
    await stage.at(5)
    await duel.ann.resign()
    played.unshift(duel.id)
  }
  const [me] = userIds
  const first = await history(me, { limit: 2 })
  const second = await history(me, { limit: 2, before: first.matches[1]?.id ?? '' })
  const third = await history(me, { limit: 2, before: second.matches[1]?.id ?? '' })
  expect([first, second, third].map(({ more }) => more)).toEqual([true, true, false])
  expect([first, second, third].flatMap(({ matches }) => matches.map(({ id }) => id))).toEqual(played)
})

test('a player cannot use a match of other players as a page boundary, and a visitor gets no history', async () => {
  const mine = await won(await stage.begun())
  const foreign = await won(await stage.begun())
  expect(await history(mine.ann.id, { limit: 5, before: foreign.id })).toEqual({ matches: [], more: false })
  const ask = (body: object, userId?: string) =>
    api.refusal('/functions/v1/match-history', { method: 'POST', body: JSON.stringify(body) }, userId)
  expect(await ask({ limit: 5 })).toMatchObject({ status: 401 })
  expect(await ask({ limit: 51 }, mine.ann.id)).toMatchObject({ status: 400, field: 'limit' })
  expect(await ask({ limit: 5, user_id: foreign.ann.id }, mine.ann.id)).toMatchObject({ status: 400 })
})
