import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { QuestionNo } from '#match/matchEvent.ts'
import { actOnMatch } from '#match/server/actOnMatch.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { type Duel, type MatchStage, openMatchStage, refusal } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())
afterEach(async () => {
  await expectInvariants(stage.database)
  expect(stage.api.failures).toEqual([])
})

/** A match in which both pressed Start Match at one second, so the first question is due at 4. */
async function countingDown(skill: 'listening' | 'vocab' = 'listening'): Promise<Duel> {
  const duel = await stage.duel({ skill })
  await stage.at(1)
  await duel.ann.ready()
  await duel.ben.ready()
  return duel
}

async function loadedEvents({ id }: Duel): Promise<string[]> {
  const rows = await stage.database.tx(SERVICE, (tx) =>
    tx.sql<{ line: string }>(
      `select player + 1 || ' ' || question_no as line from app.match_events where match_id = $1 and kind = 'loaded' order by seq`,
      [id],
    ),
  )
  return rows.map(({ line }) => line)
}

test('a listening question opens on time if both players have loaded its clip', async () => {
  const { ann, ben } = await countingDown()
  await stage.at(2)
  await ann.loaded(1)
  await stage.at(3.9)
  await ben.loaded(1)
  await stage.at(3.999)
  expect(await ann.state()).toMatchObject({ phase: 'countdown', waits_for_audio: false })
  await stage.at(4)
  expect(await ann.state()).toMatchObject({ phase: 'question', question: { number: 1 } })
})

test('a listening question waits for the slower player, and the other one is notified when it opens', async () => {
  const duel = await countingDown()
  const { ann, ben } = duel
  await ann.loaded(1)
  await stage.at(4)
  expect(await ann.state()).toMatchObject({ phase: 'countdown', waits_for_audio: true, question: null })
  await stage.at(5.5)
  stage.broadcasts.length = 0
  const { next_change_at, server_now } = await ben.loaded(1)
  expect(Date.parse(next_change_at ?? '') - Date.parse(server_now)).toBe(1)
  expect(stage.broadcasts.map(({ topic }) => topic)).toEqual([`match:${duel.id}`])
  await stage.at(5.501)
  for (const player of [ann, ben]) {
    expect(await player.state()).toMatchObject({ phase: 'question', waits_for_audio: false, question: { number: 1 } })
  }
})

test('a listening question waits for three seconds and no longer, whenever the players poll', async () => {
  const duel = await countingDown()
  await stage.at(6.999)
  expect(await duel.ann.state()).toMatchObject({ phase: 'countdown', waits_for_audio: true })
  await stage.at(60)
  const { question } = await duel.ben.state()
  expect(Date.parse(question?.closes_at ?? '') - Date.parse((await duel.ann.state()).server_now)).toBe(7_000)
})

test('during the wait between two questions, the feedback stays, and a player can resign', async () => {
  const { ann, ben } = await stage.begun({ skill: 'listening' })
  await stage.at(5)
  await ann.answer(1, 'right')
  await ann.loaded(2)
  await stage.at(7)
  expect(await ben.state()).toMatchObject({ phase: 'feedback', waits_for_audio: true, feedback: { point: 1 } })
  await stage.at(8)
  await ben.loaded(2)
  await stage.at(8.001)
  expect((await ben.state()).question?.number).toBe(2)
  await ben.answer(2, 'right')
  await stage.at(11)
  expect((await ann.resign()).result).toMatchObject({ reason: 'resigned', winner_id: ben.id })
})

test('reporting a loaded clip twice, from two tabs or too late has no further effect', async () => {
  const duel = await countingDown()
  await Promise.all([duel.ann.loaded(1), duel.ann.loaded(1), duel.ben.loaded(1)])
  expect((await loadedEvents(duel)).toSorted()).toEqual(['1 1', '2 1'])
  await stage.at(5)
  const { seq } = await duel.ann.state()
  expect(await duel.ben.loaded(1)).toMatchObject({ seq, phase: 'question' })
  await duel.ann.resign()
  expect((await duel.ann.loaded(3)).phase).toBe('completed')
})

test('reporting a clip whose URL has not been sent yet is refused, and nothing is logged', async () => {
  const duel = await stage.duel({ skill: 'listening' })
  expect(await refusal(duel.ann.loaded(1))).toEqual({ status: 425, code: 'not_open' })
  await stage.at(1)
  await duel.ann.ready()
  await duel.ben.ready()
  for (const number of [2, 3] as const) {
    expect(await refusal(duel.ann.loaded(number))).toEqual({ status: 425, code: 'not_open' })
  }
  for (const question_no of [0, 4, '1', null]) {
    const answer = await duel.ann.call('match-loaded', { match_id: duel.id, question_no })
    expect(answer).toMatchObject({ status: 400, body: { field: 'question_no' } })
  }
  expect(await loadedEvents(duel)).toEqual([])
})

test('a question without a clip does not wait', async () => {
  const duel = await countingDown('vocab')
  expect(await refusal(duel.ann.loaded(1))).toEqual({ status: 425, code: 'not_open' })
  await stage.at(4)
  expect(await duel.ann.state()).toMatchObject({ phase: 'question', seq: 2, waits_for_audio: false })
})

test(`simultaneous reports of both players open the question once, at the same moment for both, ${RACE_REPETITIONS} times`, async () => {
  const say = (duel: Duel, name: 'ann' | 'ben', questionNo: QuestionNo) =>
    actOnMatch(stage.dependencies, { matchId: duel.id, userId: duel[name].id }, { kind: 'loaded', questionNo })
  for (let run = 0; run < RACE_REPETITIONS; run += 1) {
    const duel = await stage.duel({ skill: 'listening' })
    await stage.at(1)
    for (const name of ['ann', 'ben'] as const) {
      await actOnMatch(stage.dependencies, { matchId: duel.id, userId: duel[name].id }, { kind: 'ready' })
    }
    await stage.at(5)
    await Promise.all([say(duel, 'ann', 1), say(duel, 'ben', 1), say(duel, 'ann', 1)])
    expect((await loadedEvents(duel)).toSorted()).toEqual(['1 1', '2 1'])
    await stage.at(5.001)
    const states = [await duel.ann.state(), await duel.ben.state()]
    expect(states.map(({ question }) => question?.opens_at)).toEqual([states[0]?.server_now, states[0]?.server_now])
  }
}, 240_000)
