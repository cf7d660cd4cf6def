import { expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import type { RatedMatch } from '#rating/ratingSeries.ts'
import { shownRating } from '#rating/shownRating.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const match = (daysAgo: number, delta: number, skill: RatedMatch['skill'] = 'vocab'): RatedMatch => ({
  skill,
  at: NOW - daysAgo * DAY_MS,
  before: 1_000,
  delta,
})

test('a rating with fewer than ten rated matches in its skill has a question mark', () => {
  const nine = Array.from({ length: 9 }, () => match(20, 1))
  expect(shownRating('vocab', 1_009, { matches: nine, now: NOW }).rating).toBe('1009?')
  expect(shownRating('vocab', 1_010, { matches: [...nine, match(19, 1)], now: NOW }).rating).toBe('1010')
  expect(shownRating('grammar', 1_000, { matches: [...nine, match(19, 1)], now: NOW }).rating).toBe('1000?')
})

test('the week’s change is the sum of the changes by its matches in the skill', () => {
  const matches = [match(8, 30), match(6, 12), match(1, -4), match(1, 9, 'grammar')]
  expect(shownRating('vocab', 1_038, { matches, now: NOW }).weekChange).toBe(8)
  expect(shownRating('listening', 1_000, { matches, now: NOW }).weekChange).toBeNull()
})
