import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MatchState } from '#match/matchContract.ts'
import { openMatches } from '#match/server/openMatches.ts'
import { pushCurrentViews } from '#match/server/pushViews.ts'
import { type Duel, type MatchStage, openMatchStage, optionId } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())
beforeEach(() => stage.inChannel.clear())
afterEach(() => expectInvariants(stage.database))

const channelOf = ({ id }: { id: string }) => `player:${id}`

/** The views since the last call, with the topic to which each was sent. */
function takeViews(): { topic: string; state: MatchState }[] {
  const sent = stage.broadcasts.splice(0)
  const views = sent.filter(({ event }) => event === 'view')
  expect(views.filter(({ onlyHere }) => !onlyHere)).toEqual([])
  expect(sent.filter(({ topic, event }) => event !== 'view' && topic.startsWith('player:'))).toEqual([])
  return views.map(({ topic, payload }) => ({ topic, state: payload.state as MatchState }))
}

/** A match with both players in their channels. */
async function watched(): Promise<Duel> {
  const duel = await stage.begun()
  for (const player of [duel.ann, duel.ben]) stage.inChannel.add(channelOf(player))
  await stage.at(5)
  stage.broadcasts.length = 0
  return duel
}

test('each change sends each player the view that a request would return, before the message', async () => {
  const duel = await watched()
  const answered = await duel.ann.answer(1, 'wrong')
  expect(stage.broadcasts.map(({ topic }) => topic)).toEqual([
    channelOf(duel.ann),
    channelOf(duel.ben),
    `match:${duel.id}`,
  ])
  expect(takeViews()).toEqual([
    { topic: channelOf(duel.ann), state: answered },
    { topic: channelOf(duel.ben), state: await duel.ben.state() },
  ])
})

test('a view reaches only its player, whatever happens in the match', async () => {
  const duel = await watched()
  const right = optionId(await duel.ben.state(), 'right')
  await duel.ann.answer(1, 'wrong')
  const [anns, bens] = takeViews()
  expect(anns?.state.your_answer).toMatchObject({ correct: false })
  expect(bens?.state).toMatchObject({ your_answer: null, opponent_answered: true, feedback: null })
  expect(JSON.stringify([bens, anns])).not.toContain('Because it is so')
  await duel.ben.answer(1, right)
  await stage.at(8)
  await duel.ben.answer(2, 'right')
  await duel.ann.stop().catch(() => {})
  await duel.ann.resign()
  const later = takeViews()
  expect(later.length).toBeGreaterThan(4)
  for (const { topic, state } of [anns, bens, ...later].filter((view) => view !== undefined)) {
    expect(topic).toBe(`player:${state.match.players[state.match.you - 1]?.id}`)
  }
})

test('a player without a socket on this node gets no view', async () => {
  const duel = await watched()
  stage.inChannel.delete(channelOf(duel.ann))
  await duel.ann.answer(1, 'right')
  expect(takeViews().map(({ topic }) => topic)).toEqual([channelOf(duel.ben)])
})

test('another node makes the views itself, from what is stored', async () => {
  const duel = await watched()
  const other = openMatches(stage.dependencies)
  await duel.ann.answer(1, 'wrong')
  const own = takeViews()
  await pushCurrentViews(other, duel.id)
  expect(takeViews()).toEqual(own)
})

test('another node sends no view of a phase that nobody has seen yet, of a match that is over, and of no match', async () => {
  const duel = await watched()
  await duel.ann.answer(1, 'right')
  takeViews()
  const other = openMatches(stage.dependencies)
  await stage.at(7.5)
  await pushCurrentViews(other, duel.id)
  expect(takeViews()).toEqual([])
  await duel.ann.resign()
  takeViews()
  await pushCurrentViews(other, duel.id)
  await pushCurrentViews(other, duel.ann.id)
  expect(takeViews()).toEqual([])
})
