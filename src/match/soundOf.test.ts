import { expect, test } from 'vitest'
import type { MatchState } from '#match/matchContract.ts'
import { soundOf } from '#match/soundOf.ts'
import { matchScenes } from '#tests/support/arena/matchScenes.ts'

const scenes = matchScenes(0)
const { question: open, right, incorrect, timeUp, result } = scenes
const first: MatchState = { ...open, question: open.question && { ...open.question, number: 1 } }
const counting: MatchState = { ...first, phase: 'countdown', question: null }

test('the first question begins with a sound, the others without', () => {
  expect(soundOf(counting, first)).toBe('start')
  expect(soundOf(first, open)).toBeNull()
})

test('an answer sounds right or wrong, and so does a question that somebody else or the clock has closed', () => {
  expect(soundOf(open, right)).toBe('right')
  expect(soundOf({ ...open, opponent_answered: incorrect.opponent_answered }, incorrect)).toBe('wrong')
  expect(soundOf(open, timeUp)).toBe('wrong')
})

test('the opponent’s miss is heard once while the question is open', () => {
  const before = { ...open, opponent_answered: false }
  const missed = { ...open, opponent_answered: true }
  expect(soundOf(before, missed)).toBe('answered')
  expect(soundOf(missed, missed)).toBeNull()
})

test('a match ends with the sound of a win or of a loss; a draw, and a result opened later, are silent', () => {
  expect(soundOf(right, result)).toBe('win')
  const lost = { ...result, match: { ...result.match, you: 2 as const } }
  expect(soundOf(right, lost)).toBe('loss')
  const drawn = { ...result, result: result.result && { ...result.result, reason: 'draw' as const, winner_id: null } }
  expect(soundOf(right, drawn)).toBeNull()
  expect(soundOf(undefined, result)).toBeNull()
  expect(soundOf(result, result)).toBeNull()
})
