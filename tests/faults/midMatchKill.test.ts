import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchState } from '#match/matchContract.ts'
import type { Bank } from '#questions/bank.ts'
import { loadBank } from '#questions/server/loadBank.ts'
import { createMigratedFolder } from '#tests/support/database/migratedFolder.ts'
import { type ServerFolder, type ServerProcess, startServerProcess } from '#tests/support/server/serverProcess.ts'

const VARIABLES = { EMAIL_CONFIRMATION: 'off', RATE_LIMITS: 'off' }
const PASSWORD = 'three rounds of korean'
const SKILL = 'vocab'
const POLL_MS = 200

let folder: ServerFolder
let bank: Bank
beforeAll(async () => {
  ;[folder, bank] = await Promise.all([createMigratedFolder(), loadBank({ speech: false })])
})
afterAll(() => folder.remove())

interface Player {
  id: string
  call<Answer>(name: string, body: object): Promise<Answer>
}

async function playerOf({ url }: ServerProcess, name: string, isNew: boolean): Promise<Player> {
  const client: SupabaseClient = createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
  const account = { email: `${name}@example.org`, password: PASSWORD }
  const { data, error } = isNew ? await client.auth.signUp(account) : await client.auth.signInWithPassword(account)
  if (error) throw error
  return {
    id: data.user?.id ?? '',
    async call(functionName, body) {
      const answer = await client.functions.invoke(functionName, { body })
      if (answer.error) throw answer.error
      return answer.data
    },
  }
}

/** Pairs the two players; returns the id of their match. */
async function meet([ann, ben]: readonly [Player, Player]): Promise<string> {
  await ann.call('matchmaker', { skill_type: SKILL })
  const met = await ben.call<{ status: string; match_id: string }>('matchmaker', { skill_type: SKILL })
  expect(met.status).toBe('matched')
  return met.match_id
}

/** The match once this question is open. */
async function opened(player: Player, matchId: string, number: number): Promise<MatchState> {
  const state = () => player.call<MatchState>('match-state', { match_id: matchId })
  await expect.poll(async () => (await state()).question?.number, { interval: POLL_MS }).toBe(number)
  return state()
}

async function answerRight(player: Player, matchId: string, number: number): Promise<MatchState> {
  const { question } = await opened(player, matchId, number)
  const asked = bank
    .of(SKILL)
    .find(
      (one) =>
        one.question === question?.question &&
        one.options.every((text) => question.options.some((option) => option.text === text)),
    )
  const right = question?.options.find(({ text }) => text === asked?.options[asked.correct_answer])
  return player.call('match-answer', { match_id: matchId, question_no: number, option_id: right?.id })
}

test('Kill in mid-match: the match goes on, with nothing lost that was acknowledged', async () => {
  const first = await startServerProcess(folder.path, VARIABLES)
  const before = [await playerOf(first, 'ann', true), await playerOf(first, 'ben', true)] as const
  const matchId = await meet(before)
  for (const player of before) await player.call('match-ready', { match_id: matchId })
  const answered = await answerRight(before[0], matchId, 1)
  expect(answered).toMatchObject({ score: [expect.any(Number), expect.any(Number)], your_answer: { correct: true } })
  await first.kill()

  const second = await startServerProcess(folder.path, VARIABLES)
  try {
    const [ann, ben] = [await playerOf(second, 'ann', false), await playerOf(second, 'ben', false)]
    const seat = await ann.call('matchmaker', { skill_type: SKILL })
    expect(seat).toMatchObject({ status: 'matched', match_id: matchId })
    const resumed = await opened(ann, matchId, 2)
    expect(resumed).toMatchObject({ score: answered.score, points: answered.points })
    await answerRight(ben, matchId, 2)
    await answerRight(ann, matchId, 3)
    await expect
      .poll(async () => (await ben.call<MatchState>('match-state', { match_id: matchId })).phase)
      .toBe('completed')
    const { result } = await ben.call<MatchState>('match-state', { match_id: matchId })
    expect(result).toMatchObject({ reason: 'points', winner_id: ann.id, rated: true, unrated_because: null })
    expect(result?.ratings.map(({ after }) => after).toSorted()).toEqual([1_032, 968])
  } finally {
    expect(await second.stop()).toBe(0)
  }
}, 120_000)
