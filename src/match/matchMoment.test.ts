import { expect, test } from 'vitest'
import type { MatchResult, Pair, ReviewedQuestion } from '#match/matchContract.ts'
import { matchMoment } from '#match/matchMoment.ts'

type Point = [point: 1 | 2 | null, times?: Pair<number | null>, margin?: number]

function match(points: Point[], reason: MatchResult['reason'] = 'points') {
  const review = points.map(
    ([point, times_ms = [4_000, 4_000], margin_ms = null], index): ReviewedQuestion => ({
      number: (index + 1) as 1 | 2 | 3,
      question: '?',
      options: [],
      correct_option_id: 'a',
      explanation: '',
      reasons: [],
      picks: [null, null],
      point,
      margin_ms: margin_ms as number | null,
      times_ms,
    }),
  )
  return matchMoment({ reason, review })
}

test('a player who lost the first question and won the other two came back', () => {
  expect(match([[2], [1], [1]])).toEqual({ kind: 'comeback', player: 1 })
  expect(match([[1], [2], [2]])).toEqual({ kind: 'comeback', player: 2 })
})

test('a win that only others could turn is no comeback', () => {
  expect(match([[1], [2], [1]])?.kind).toBe('fastest')
  expect(match([[null], [1], [1]])?.kind).toBe('fastest')
  expect(match([[2], [1], [1]], 'resigned')?.kind).toBe('fastest')
})

test('the closest photo finish is remembered before the fastest answer', () => {
  const moment = match([
    [1, [3_000, 3_400], 400],
    [2, [1_000, 900]],
    [1, [5_000, 5_043], 43],
  ])
  expect(moment).toEqual({ kind: 'photoFinish', player: 1, number: 3, marginMs: 43 })
})

test('the fastest answer is the fastest that won a point, not a fast mistake', () => {
  const moment = match([
    [1, [3_000, 800]],
    [2, [null, 2_100]],
    [1, [6_000, null]],
  ])
  expect(moment).toEqual({ kind: 'fastest', player: 2, number: 2, afterMs: 2_100 })
})

test('a match without a point has no moment', () => {
  expect(match([[null], [null], [null]], 'draw')).toBeNull()
})
