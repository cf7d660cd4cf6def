import { expect, test } from 'vitest'
import { type FinishedTry, percentOf, tallyOf } from '#daily/tally.ts'

function finished(userId: string, marks: string, ms: number): FinishedTry {
  return { userId, right: [...marks].map((mark) => mark === '+'), ms }
}

const ANN = finished('ann', '++-', 14_000)
const OTHERS = [finished('ben', '++-', 15_000), finished('cem', '-++', 9_000), finished('dia', '---', 180_000)]

test('the tally counts players, right answers and scores, and compares times within the same score', () => {
  expect(tallyOf([...OTHERS, ANN], ANN)).toEqual({
    players: 4,
    right_per_question: [2, 3, 1],
    players_by_score: [1, 0, 3, 0],
    total_ms: 14_000,
    same_score: { others: 2, slower: 1 },
  })
})

test('the own try counts once, also if it was finished after the others were read', () => {
  expect(tallyOf(OTHERS, ANN)).toEqual(tallyOf([...OTHERS, ANN], ANN))
})

test('a share is in whole percent, and nobody of nobody is 0 %', () => {
  expect([percentOf(2, 3), percentOf(3, 3), percentOf(0, 0)]).toEqual([67, 100, 0])
})
