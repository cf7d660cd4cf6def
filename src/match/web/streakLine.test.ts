import { expect, test } from 'vitest'
import { opponentLine, streakLine } from '#match/web/copy.ts'
import { matchScenes } from '#tests/support/arena/matchScenes.ts'

const { question: open, right } = matchScenes(0)

test.each([
  [[1, 1], '2 in a row', undefined],
  [[2, 1, 1], '2 in a row', undefined],
  [[1, 1, 1], '3 in a row', undefined],
  [[1, 2], undefined, undefined],
  [[1, null], undefined, undefined],
  [[2, 2], undefined, '2 in a row'],
  [[], undefined, undefined],
] as const)('after the points %j the lines are %s and %s', (points, you, opponent) => {
  const state = { ...right, points: [...points] }
  expect(streakLine(state, 'you')).toBe(you)
  expect(streakLine(state, 'opponent')).toBe(opponent)
})

test('an opponent who has answered an open question has missed it, because a right answer would have closed it', () => {
  expect(opponentLine({ ...open, opponent_answered: true })).toBe('Missed it')
  expect(opponentLine({ ...open, opponent_answered: false })).toBe('Thinking...')
})
