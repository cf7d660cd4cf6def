import { expect, test } from 'vitest'
import { winRate } from '#identity/profile.ts'

test('the win rate is a whole percentage of the completed matches', () => {
  expect(winRate({ wins: 28, total_matches: 48 })).toBe(58)
  expect(winRate({ wins: 1, total_matches: 3 })).toBe(33)
  expect(winRate({ wins: 3, total_matches: 3 })).toBe(100)
})

test('a player without a match has a win rate of 0', () => {
  expect(winRate({ wins: 0, total_matches: 0 })).toBe(0)
})
