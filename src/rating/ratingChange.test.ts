import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedScore, type MatchScore, RATING_FLOOR, ratingChange } from '#rating/ratingChange.ts'

const ratings = fc.integer({ min: RATING_FLOOR, max: 3_000 })
const ks = fc.integer({ min: 4, max: 64 })
const scores = fc.constantFrom<MatchScore>(0, 0.5, 1)

test('between equals, the winner takes half of K from the loser', () => {
  expect(ratingChange(1000, 1000, 1, 32)).toEqual({ before: 1000, after: 1016, delta: 16 })
  expect(ratingChange(1000, 1000, 0, 32)).toEqual({ before: 1000, after: 984, delta: -16 })
  expect(ratingChange(1000, 1000, 0.5, 32)).toEqual({ before: 1000, after: 1000, delta: 0 })
})

test('a player who beats a much stronger one gains almost all of K, and one who beats a much weaker one almost nothing', () => {
  expect(ratingChange(1000, 1400, 1, 32).delta).toBe(29)
  expect(ratingChange(1400, 1000, 1, 32).delta).toBe(3)
})

test('a draw moves the stronger player down and the weaker one up', () => {
  expect([ratingChange(1200, 1000, 0.5, 40).delta, ratingChange(1000, 1200, 0.5, 40).delta]).toEqual([-10, 10])
})

test('the expected scores of two players add up to 1, and the higher rating has the higher one', () => {
  fc.assert(
    fc.property(ratings, ratings, (own, opponent) => {
      expect(expectedScore(own, opponent) + expectedScore(opponent, own)).toBeCloseTo(1, 12)
      expect(expectedScore(own + 1, opponent)).toBeGreaterThan(expectedScore(own, opponent))
    }),
  )
})

test('with equal K, the sum of both ratings stays the same, except for rounding and at the floor', () => {
  fc.assert(
    fc.property(ratings, ratings, ks, scores, (own, opponent, k, score) => {
      const mine = ratingChange(own, opponent, score, k)
      const theirs = ratingChange(opponent, own, (1 - score) as MatchScore, k)
      const sum = mine.delta + theirs.delta
      const atFloor = mine.after === RATING_FLOOR || theirs.after === RATING_FLOOR
      expect(sum).toBeGreaterThanOrEqual(-1)
      expect(sum).toBeLessThanOrEqual(atFloor ? k : 1)
    }),
  )
})

test('a winner never loses points, a loser never gains points, and no rating moves by more than K', () => {
  fc.assert(
    fc.property(ratings, ratings, ks, (own, opponent, k) => {
      const won = ratingChange(own, opponent, 1, k).delta
      const lost = ratingChange(own, opponent, 0, k).delta
      expect(won).toBeGreaterThanOrEqual(0)
      expect(won).toBeLessThanOrEqual(k)
      expect(lost).toBeLessThanOrEqual(0)
      expect(lost).toBeGreaterThanOrEqual(-k)
    }),
  )
})

test('no rating falls below the floor, and the change is the actual one', () => {
  expect(ratingChange(402, 402, 0, 64)).toEqual({ before: 402, after: RATING_FLOOR, delta: -2 })
  fc.assert(
    fc.property(ratings, ratings, ks, scores, (own, opponent, k, score) => {
      const change = ratingChange(own, opponent, score, k)
      expect(change.after).toBeGreaterThanOrEqual(RATING_FLOOR)
      expect(Number.isInteger(change.delta)).toBe(true)
      expect(change.before + change.delta).toBe(change.after)
    }),
  )
})
