import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { type RatedMatch, ratingLines, ratingSeries, spreadApart } from '#rating/ratingSeries.ts'
import { SKILLS } from '#rating/skill.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const PERIOD = { from: NOW - 30 * DAY_MS, now: NOW }
const CURRENT = { vocab: 1_021, grammar: 1_000, listening: 976 }
const MATCHES: RatedMatch[] = [
  { skill: 'vocab', at: NOW - 40 * DAY_MS, before: 1_000, delta: 30 },
  { skill: 'vocab', at: NOW - 3 * DAY_MS, before: 1_030, delta: -20 },
  { skill: 'vocab', at: NOW - DAY_MS, before: 1_010, delta: 11 },
]

test('a skill runs from its rating at the start of the period, over each match, to its rating now', () => {
  const [vocab] = ratingSeries(MATCHES, CURRENT, PERIOD)
  expect(vocab?.points.map(({ rating }) => rating)).toEqual([1_030, 1_010, 1_021, 1_021])
  expect(vocab?.change).toBe(-9)
})

test('a skill without a match in the period stands still', () => {
  const series = ratingSeries([], CURRENT, PERIOD)
  expect(series.map(({ points }) => points.map(({ rating }) => rating))).toEqual([
    [1_021, 1_021],
    [1_000, 1_000],
    [976, 976],
  ])
  expect(series.map(({ change }) => change)).toEqual([0, 0, 0])
})

test('the lines of a graph hold every rating between the lowest and the highest, and are few', () => {
  const rating = fc.integer({ min: 400, max: 3_000 })
  fc.assert(
    fc.property(fc.tuple(rating, rating, rating), ([vocab, grammar, listening]) => {
      const series = ratingSeries([], { vocab, grammar, listening }, PERIOD)
      const lines = ratingLines(series)
      expect(series).toHaveLength(SKILLS.length)
      expect(Math.min(vocab, grammar, listening)).toBeGreaterThanOrEqual(lines.at(0) ?? Infinity)
      expect(Math.max(vocab, grammar, listening)).toBeLessThanOrEqual(lines.at(-1) ?? -Infinity)
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(7)
    }),
  )
})

test('marks at equal or near heights are spread, others stay', () => {
  expect(spreadApart([100, 100, 100], 20)).toEqual([100, 120, 140])
  expect(spreadApart([130, 10, 120], 20)).toEqual([140, 10, 120])
  expect(spreadApart([10, 50, 90], 20)).toEqual([10, 50, 90])
})
