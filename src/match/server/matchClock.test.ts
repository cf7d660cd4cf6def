import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import type { MatchAction } from '#match/decide.ts'
import type { MatchState } from '#match/matchContract.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import { actOnMatch, readMatchState } from '#match/server/actOnMatch.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { type Duel, type MatchStage, openMatchStage, optionId, refusal } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { repetitions } from '#tests/support/repetitions.ts'

const RUNS = repetitions(8, 100)

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())
afterEach(() => expectInvariants(stage.database))

test('An answer late by 1 ms is refused with the first outcome', async () => {
  const { ann, ben } = await stage.begun()
  await stage.at(6)
  const { question } = await ben.state()
  const opens = Date.parse(question?.opens_at ?? '')
  /** Seconds from the creation of the match to the close of its first question. */
  const closes = 4 + (Date.parse(question?.closes_at ?? '') - opens) / SECOND_MS
  const [annsWrong, bensRight] = [optionId(await ann.state(), 'wrong'), optionId(await ben.state(), 'right')]
  await stage.at(closes - 0.001)
  const inTime = await ann.answer(1, annsWrong)
  expect(inTime).toMatchObject({ phase: 'question', your_answer: { option_id: annsWrong, correct: false } })

  await stage.at(closes + 0.001)
  expect(await refusal(ben.answer(1, bensRight))).toEqual({ status: 409, code: 'late' })
  const outcome = { phase: 'feedback', score: [0, 0], feedback: { point: null } }
  expect(await ben.state()).toMatchObject({ ...outcome, your_answer: null })
  expect(await ann.answer(1, optionId(await ann.state(), 'right'))).toMatchObject({
    ...outcome,
    your_answer: { option_id: annsWrong, correct: false },
  })
})

test('an answer 1 ms before the close scores', async () => {
  const { ben } = await stage.begun()
  await stage.at(4 + QUESTION_MS / SECOND_MS - 0.001)
  expect(await ben.answer(1, 'right')).toMatchObject({ phase: 'feedback', score: [0, 1] })
})

describe('when the clock goes back', () => {
  test('a match that ended by time stays ended: no further answers count, and its result is confirmed', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(6)
    await ann.answer(1, 'right')
    await stage.at(9)
    await ann.answer(2, 'right')
    await stage.at(11)
    const right = optionId(await ben.state(), 'right')
    await stage.at(73)
    const { result } = await ann.state()
    expect(result).toMatchObject({ reason: 'points', player1_score: 2 })
    await stage.at(67)
    expect(await ben.state()).toMatchObject({ phase: 'completed', result: { player1_score: 2, player2_score: 0 } })
    expect(await refusal(ben.answer(3, right))).toEqual({ status: 409, code: 'late' })
    expect(await ann.result({ winner_id: ann.id, player1_score: 2, player2_score: 0 })).toMatchObject({ rated: true })
  })

  test('a question whose key was shown does not open again', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(10)
    const right = optionId(await ben.state(), 'right')
    await stage.at(62)
    await Promise.all([ann.state(), ben.state()])
    await stage.at(64)
    expect((await ann.state()).feedback).toMatchObject({ point: null })
    await stage.at(58)
    expect(await refusal(ben.answer(1, right))).toEqual({ status: 409, code: 'late' })
    expect(await ann.state()).toMatchObject({ phase: 'feedback', score: [0, 0] })
    await stage.at(65)
    expect((await ann.state()).question?.number).toBe(2)
  })

  test('a player who was present a moment ago is not away', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(10)
    await ben.state()
    await stage.at(12)
    await ann.answer(1, 'wrong')
    await stage.at(4)
    await ben.state()
    expect((await ann.state()).match.players.map(({ connected }) => connected)).toEqual([true, true])
  })

  test('and forth, nothing that was shown is undone, whatever the players do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24, size: 'max' }), async (steps) => {
        const duel = await stage.begun()
        let last: MatchState | undefined
        let second = 4
        for (const one of steps) {
          second = Math.max(1, second + one.seconds)
          await stage.at(second)
          await attempt(duel, one.player, one.choice, last)
          for (const name of ['ann', 'ben'] as const) {
            const state = await readMatchState(stage.dependencies, { matchId: duel.id, userId: duel[name].id })
            expect(takenBack(last, state)).toEqual([])
            last = state
          }
        }
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})

const step = fc.record({
  seconds: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 62 }) }, fc.integer({ min: -30, max: 0 })),
  player: fc.constantFrom('ann' as const, 'ben' as const),
  choice: fc.constantFrom('right', 'wrong', 'look', 'look', 'claim'),
})

/** Acts on the state that was shown last. A refusal is not a failure of the test. */
async function attempt(duel: Duel, name: 'ann' | 'ben', choice: string, shown: MatchState | undefined): Promise<void> {
  const action = actionOf(choice, shown)
  if (!action) return
  await actOnMatch(stage.dependencies, { matchId: duel.id, userId: duel[name].id }, action).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
  })
}

function actionOf(choice: string, shown: MatchState | undefined): MatchAction | undefined {
  if (choice === 'claim') return { kind: 'claim' }
  if (choice === 'look' || !shown?.question) return undefined
  return { kind: 'answer', questionNo: shown.question.number, optionId: optionId(shown, choice) }
}

/** The ways in which the later view contradicts the earlier one. */
function takenBack(earlier: MatchState | undefined, later: MatchState): string[] {
  if (!earlier) return []
  const faults: string[] = []
  if (progressOf(later) < progressOf(earlier)) faults.push(`${progressOf(earlier)} became ${progressOf(later)}`)
  const points = later.points.slice(0, earlier.points.length)
  if (JSON.stringify(points) !== JSON.stringify(earlier.points)) faults.push(`${earlier.points} became ${later.points}`)
  if (earlier.result && earlier.result.winner_id !== later.result?.winner_id) faults.push('another winner')
  return faults
}

/** A number that increases from each phase to the next. */
function progressOf({ phase, question, result }: MatchState): number {
  if (result) return 10
  return (question?.number ?? 0) * 2 + (phase === 'feedback' ? 1 : 0)
}
