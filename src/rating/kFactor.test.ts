import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRatedAfter } from '#rating/discount.ts'
import { isProvisional, kFactor, ratingText } from '#rating/kFactor.ts'

test.each([
  [0, 64],
  [2, 64],
  [3, 62],
  [10, 40],
  [22, 25],
  [40, 16],
  [5_000, 16],
])('after %i rated matches, K is %i', (ratedMatches, k) => {
  expect(kFactor(ratedMatches, 0)).toBe(k)
})

test('within a day, the second match against the same opponent has half the K, the third a quarter, and the fourth does not count', () => {
  expect([0, 1, 2].map((earlier) => kFactor(10, earlier))).toEqual([40, 20, 10])
  expect([0, 1, 2, 3, 4].map(isRatedAfter)).toEqual([true, true, true, false, false])
})

test('K is a whole number from 4 to 64 that never grows with more matches', () => {
  const counts = fc.nat({ max: 10_000 })
  fc.assert(
    fc.property(counts, fc.nat({ max: 2 }), (ratedMatches, earlier) => {
      const k = kFactor(ratedMatches, earlier)
      expect(Number.isInteger(k)).toBe(true)
      expect(k).toBeGreaterThanOrEqual(4)
      expect(k).toBeLessThanOrEqual(64)
      expect(kFactor(ratedMatches + 1, earlier)).toBeLessThanOrEqual(k)
      expect(kFactor(ratedMatches, earlier + 1)).toBeLessThan(k)
    }),
  )
})

test('a rating has a question mark until the player has had ten rated matches', () => {
  expect(ratingText(1043, isProvisional(9))).toBe('1043?')
  expect(ratingText(1043, isProvisional(10))).toBe('1043')
})
