import { describe, expect, test } from 'vitest'
import { discountOf, FULL_UNKNOWN_WINS, type Lately } from '#rating/discount.ts'
import { kFactor } from '#rating/kFactor.ts'

const FIRST: Lately = { sameOpponent: 0, earlyWins: 0, unknownWins: 0 }

/** The K of a player with ten rated matches, after each number of earlier matches of the series. */
function series(kind: keyof Lately, lengths: readonly number[]): number[] {
  return lengths.map((earlier) => kFactor(10, discountOf({ ...FIRST, [kind]: earlier }).halvings))
}

test('a match that continues no series moves a rating in full', () => {
  expect(discountOf(FIRST)).toEqual({ halvings: 0, reason: null })
})

describe('within a day', () => {
  test('each further match against the same opponent counts half as much as the one before', () => {
    expect(series('sameOpponent', [0, 1, 2])).toEqual([40, 20, 10])
    expect(discountOf({ ...FIRST, sameOpponent: 1 }).reason).toBe('same_opponent')
  })

  test('each further win against an opponent who gives up early counts half as much as the one before', () => {
    expect(series('earlyWins', [0, 1, 2, 3, 9])).toEqual([40, 20, 10, 5, 0])
    expect(discountOf({ ...FIRST, earlyWins: 1 }).reason).toBe('early_wins')
  })

  test('three wins against unknown accounts count in full, and each further one half as much as the one before', () => {
    expect(series('unknownWins', [0, 1, 2, 3, 4, 5])).toEqual([40, 40, 40, 20, 10, 5])
    expect(discountOf({ ...FIRST, unknownWins: FULL_UNKNOWN_WINS }).reason).toBe('unknown_opponents')
  })

  test('two friends who know nobody else lose nothing twice: their second match counts half, not less', () => {
    expect(discountOf({ sameOpponent: 1, earlyWins: 0, unknownWins: 1 })).toEqual({
      halvings: 1,
      reason: 'same_opponent',
    })
    expect(discountOf({ sameOpponent: 2, earlyWins: 0, unknownWins: 2 })).toMatchObject({ halvings: 2 })
  })
})
