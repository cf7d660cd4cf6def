import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UntimedState } from '#practice/practiceContract.ts'
import { practiceFunctions } from '#practice/server/practiceFunctions.ts'
import type { MissedResponse, WeakSpotsResponse } from '#progress/progressContract.ts'
import { progressFunctions } from '#progress/server/progressFunctions.ts'
import type { Skill } from '#rating/skill.ts'
import {
  EXPLANATION,
  type MatchStage,
  openMatchStage,
  progressSources,
  TEST_PAGE,
} from '#tests/support/arena/matchStage.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let stage: MatchStage
let api: DataApi
beforeAll(async () => {
  stage = await openMatchStage('ratings')
  api = await startDataApi(stage.database, {
    functions: [...progressFunctions(progressSources(stage)), ...practiceFunctions(progressSources(stage))],
  })
})
afterAll(async () => {
  await api.close()
  await stage.close()
  expect(api.failures).toEqual([])
})

async function missed(userId: string, limit = 50): Promise<MissedResponse> {
  return (await api.client(userId).functions.invoke('missed-questions', { body: { limit } })).data
}

async function weakSpots(userId: string): Promise<WeakSpotsResponse['weak_spots']> {
  return (await api.client(userId).functions.invoke('weak-spots', { body: {} })).data.weak_spots
}

type Choice = 'right' | 'wrong' | null

/** Plays a match in which Ann makes these choices and Ben gives no answers. */
async function playedBy(
  userIds: [string, string],
  choices: readonly Choice[],
  skill: Skill = 'vocab',
): Promise<string> {
  const { id, ann } = await stage.begun({ userIds, skill })
  let second = 5
  for (const [index, choice] of choices.entries()) {
    await stage.at(second)
    if (choice) await ann.answer((index + 1) as 1 | 2 | 3, choice)
    second += choice === 'right' ? 3 : 62
  }
  await stage.at(250)
  await ann.state()
  return id
}

const pair = async (): Promise<[string, string]> => [await stage.newcomer(), await stage.newcomer()]

test('a wrong answer is listed with the chosen option, the right one and the reason', async () => {
  const [ann, ben] = await pair()
  const id = await playedBy([ann, ben], ['wrong', 'right', 'right'])
  expect(await missed(ann)).toEqual({
    questions: [
      {
        asked_in: { kind: 'match', id },
        skill_type: 'vocab',
        question: expect.stringMatching(/^Question \d+ of vocab\?$/),
        chosen: expect.stringMatching(/^wrong \d$/),
        lost_to: null,
        right: 'right',
        explanation: expect.stringContaining(EXPLANATION),
        reason: expect.stringMatching(/^Not \d$/),
        answered_at: '2026-11-20T12:30:05.000Z',
      },
    ],
    total: 1,
    by_skill: { vocab: 1, grammar: 0, listening: 0 },
  })
})

test('questions that the opponent answered first, or that nobody answered, are listed without an answer, and are no weak spot', async () => {
  const [ann, ben] = await pair()
  const id = await playedBy([ann, ben], ['wrong', null, 'right'])
  const { questions, total } = await missed(ben)
  const lost = { asked_in: { kind: 'match', id }, chosen: null, right: 'right', reason: '' }
  expect(questions).toMatchObject([
    { ...lost, lost_to: 'opponent' },
    { ...lost, lost_to: 'clock' },
    { ...lost, lost_to: 'clock' },
  ])
  expect(total).toBe(3)
  for (const _ of [1, 2]) await playedBy([ann, ben], ['right', 'right', 'right'])
  expect((await missed(ben)).total).toBe(9)
  expect(await weakSpots(ben)).toEqual([])
})

describe('playing missed questions again', () => {
  const begin = (userId: string, skill: Skill = 'vocab') =>
    api.client(userId).functions.invoke('missed-begin', { body: { skill_type: skill } })

  async function call(userId: string, name: string, body: object): Promise<UntimedState> {
    return (await api.client(userId).functions.invoke(`untimed-${name}`, { body })).data
  }

  /** Answers the open question and goes on. */
  async function answered(userId: string, state: UntimedState, choice: 'right' | 'wrong'): Promise<UntimedState> {
    const option = state.question?.options.find(({ text }) => text.startsWith(choice))
    const { practice_id, question } = state
    await call(userId, 'answer', { practice_id, question_no: question?.number, option_id: option?.id })
    return call(userId, 'next', { practice_id })
  }

  test('asks the newest of a skill, ends after the last, and takes those answered right off the list', async () => {
    const [ann, ben] = await pair()
    await playedBy([ann, ben], ['wrong', 'right', 'wrong'])
    await stage.at(300)
    const before = await missed(ann)
    const { practice_id } = (await begin(ann)).data
    const first = await call(ann, 'state', { practice_id })
    expect(first.question?.question).toBe(before.questions[0]?.question)
    expect(first.feedback).toBeNull()
    const second = await answered(ann, first, 'right')
    expect(second.question?.question).toBe(before.questions[1]?.question)
    const end = await answered(ann, second, 'wrong')
    expect(end).toMatchObject({ ended: true, answered: 2, right: 1, review: [{ number: 2 }] })
    expect((await missed(ann)).questions).toEqual([before.questions[1]])
  })

  test('is possible although rated matches ask these questions now, but not during a match', async () => {
    const [ann, ben] = await pair()
    await playedBy([ann, ben], ['wrong', null, null])
    await stage.duel({ userIds: [ann, ben] })
    expect((await begin(ann)).error?.context.status).toBe(409)
  })

  test('is refused if nothing was missed in the skill, and in the practice of another player', async () => {
    const [ann, ben] = await pair()
    await playedBy([ann, ben], ['wrong', null, null])
    expect((await begin(ann, 'grammar')).error?.context.status).toBe(404)
    const { practice_id } = (await begin(ann)).data
    const { error } = await api.client(ben).functions.invoke('untimed-state', { body: { practice_id } })
    expect(error?.context.status).toBe(404)
  })
})

test('the listed option is the one that the player chose', async () => {
  const [ann, ben] = await pair()
  const { ann: player } = await stage.begun({ userIds: [ann, ben] })
  await stage.at(5)
  const { question } = await player.state()
  const chosen = question?.options.find(({ text }) => text.startsWith('wrong'))
  await player.answer(1, chosen?.id ?? '')
  await stage.at(250)
  await player.state()
  const listed = (await missed(ann)).questions.filter((one) => one.chosen !== null)
  expect(listed).toMatchObject([{ question: question?.question, chosen: chosen?.text }])
})

test('a missed listening question has its clip and its transcript', async () => {
  const players = await pair()
  await playedBy(players, ['wrong', null, null], 'listening')
  const [question] = (await missed(players[0])).questions
  expect(question).toMatchObject({
    audio_url: expect.stringMatching(/^\/audio\//),
    transcript: expect.stringMatching(/번 문제$/),
  })
})

test('a running match is not included, not even for the player who has answered', async () => {
  const { ann } = await stage.begun()
  await stage.at(5)
  await ann.answer(1, 'wrong')
  expect((await missed(ann.id)).total).toBe(0)
  expect(await weakSpots(ann.id)).toEqual([])
})

test('the newest missed questions come first, up to the limit, with the total number', async () => {
  const players = await pair()
  for (let matches = 0; matches < 2; matches += 1) await playedBy(players, ['wrong', 'wrong', 'right'])
  const all = await missed(players[0])
  expect(all.total).toBe(4)
  const times = all.questions.map(({ answered_at }) => answered_at)
  expect(times).toEqual(times.toSorted().reverse())
  expect(await missed(players[0], 1)).toMatchObject({ questions: all.questions.slice(0, 1), total: 4 })
})

test('a weak spot appears after five answers of a kind, with the number of right ones and the newest mistake', async () => {
  const players = await pair()
  await playedBy(players, ['wrong', 'wrong', null])
  await playedBy(players, ['right', 'wrong', null])
  expect(await weakSpots(players[0])).toEqual([])
  await playedBy(players, ['wrong', null, null])
  const newest = (await missed(players[0])).questions.find(({ chosen }) => chosen !== null)
  expect(await weakSpots(players[0])).toEqual([
    { point: 'words', title: 'Words', guide: null, right: 1, answered: 5, example: newest },
  ])
  expect(await weakSpots(players[1])).toEqual([])
})

test('a page names its points that the player missed twice, until they are right twice in a row', async () => {
  const players = await pair()
  const missesOf = async (page: string) =>
    (await api.client(players[0]).functions.invoke('page-misses', { body: { page } })).data.misses
  await playedBy(players, ['wrong', null, null])
  expect(await missesOf(TEST_PAGE)).toEqual([])
  await playedBy(players, ['wrong', null, null])
  expect(await missesOf(TEST_PAGE)).toEqual([{ title: 'Words', skill_type: 'vocab', times: 2 }])
  expect(await missesOf('/learn/other')).toEqual([])
  await playedBy(players, ['right', 'right', null])
  expect(await missesOf(TEST_PAGE)).toEqual([])
})

test('a question that is no longer in the bank is left out', async () => {
  const players = await pair()
  await playedBy(players, ['wrong', 'wrong', 'right'])
  const { bank } = stage.dependencies
  const [gone] = (await missed(players[0])).questions
  const smaller = {
    ...bank,
    get: (id: string) => (bank.get(id)?.question === gone?.question ? undefined : bank.get(id)),
  }
  const other = await startDataApi(stage.database, {
    functions: progressFunctions({ ...progressSources(stage), bank: smaller }),
  })
  const { data } = await other.client(players[0]).functions.invoke('missed-questions', { body: { limit: 9 } })
  expect(data.total).toBe(1)
  await other.close()
})

test('a visitor gets no answers, and a player cannot ask about another player', async () => {
  const [ann, ben] = await pair()
  const ask = (name: string, body: object, userId?: string) =>
    api.refusal(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) }, userId)
  expect(await ask('missed-questions', { limit: 5 })).toMatchObject({ status: 401 })
  expect(await ask('weak-spots', {})).toMatchObject({ status: 401 })
  expect(await ask('page-misses', { page: TEST_PAGE })).toMatchObject({ status: 401 })
  expect(await ask('page-misses', { page: TEST_PAGE, user_id: ann }, ben)).toMatchObject({ status: 400 })
  expect(await ask('missed-questions', { limit: 5, user_id: ann }, ben)).toMatchObject({ status: 400 })
  expect(await ask('weak-spots', { user_id: ann }, ben)).toMatchObject({ status: 400 })
})
