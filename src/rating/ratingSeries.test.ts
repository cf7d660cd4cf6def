import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/time.ts'
import {
  axisTimes,
  type RatedMatch,
  ratingLines,
  ratingPeriod,
  ratingSeries,
  spreadApart,
} from '#rating/ratingSeries.ts'
import { SKILLS } from '#rating/skill.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const PERIOD = { from: NOW - 30 * DAY_MS, to: NOW, isWhole: false }
const CURRENT = { vocab: 1_021, grammar: 1_000, listening: 976 }
const MATCHES: RatedMatch[] = [
  { skill: 'vocab', at: NOW - 40 * DAY_MS, before: 1_000, delta: 30 },
  { skill: 'vocab', at: NOW - 3 * DAY_MS, before: 1_030, delta: -20 },
  { skill: 'vocab', at: NOW - DAY_MS, before: 1_010, delta: 11 },
]

test('a series goes from the rating at the start of the period, through each match, to the current rating', () => {
  const [vocab] = ratingSeries(MATCHES, CURRENT, PERIOD)
  expect(vocab?.points.map(({ rating }) => rating)).toEqual([1_030, 1_010, 1_021, 1_021])
  expect(vocab?.change).toBe(-9)
})

test('a skill without a match in the period has a flat line', () => {
  const series = ratingSeries([], CURRENT, PERIOD)
  expect(series.map(({ points }) => points.map(({ rating }) => rating))).toEqual([
    [1_021, 1_021],
    [1_000, 1_000],
    [976, 976],
  ])
  expect(series.map(({ change }) => change)).toEqual([0, 0, 0])
})

test('a graph begins when the ratings began, not earlier', () => {
  const began = NOW - 5 * MINUTE_MS
  for (const days of [30, 90, null]) {
    expect(ratingPeriod({ matches: [], began, now: NOW }, days)).toEqual({ from: began, to: NOW, isWhole: true })
  }
})

test('for an older account, a graph shows the requested days, or all', () => {
  const past = { matches: MATCHES, began: NOW - 50 * DAY_MS, now: NOW }
  expect(ratingPeriod(past, 30)).toEqual(PERIOD)
  expect(ratingPeriod(past, 90)).toEqual({ from: past.began, to: NOW, isWhole: true })
  expect(ratingPeriod(past, null)).toEqual({ from: past.began, to: NOW, isWhole: true })
})

test('a browser whose clock is behind still shows every match inside the graph', () => {
  const match: RatedMatch = { skill: 'vocab', at: NOW + HOUR_MS, before: 1_000, delta: 30 }
  expect(ratingPeriod({ matches: [match], began: NOW + HOUR_MS, now: NOW }, 30)).toEqual({
    from: NOW + HOUR_MS - MINUTE_MS,
    to: NOW + HOUR_MS,
    isWhole: true,
  })
})

test('the axis labels days, or minutes if the graph is shorter than a day, and repeats no label', () => {
  const ending = (from: number) => ({ from, to: NOW, isWhole: true })
  expect(axisTimes(PERIOD, 3)).toEqual({ unit: 'day', times: [PERIOD.from, NOW - 15 * DAY_MS, NOW] })
  expect(axisTimes(ending(NOW - 2.5 * DAY_MS), 5).times).toHaveLength(3)
  expect(axisTimes(ending(NOW - DAY_MS), 5)).toEqual({ unit: 'day', times: [NOW - DAY_MS, NOW] })
  expect(axisTimes(ending(NOW - 8 * HOUR_MS), 5)).toMatchObject({ unit: 'minute', times: { length: 5 } })
  expect(axisTimes(ending(NOW - MINUTE_MS), 5)).toEqual({ unit: 'minute', times: [NOW - MINUTE_MS, NOW] })
})

test('every rating is between the lowest and the highest grid line, and there are few lines', () => {
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

test('marks at equal or similar heights are moved apart, and others stay', () => {
  expect(spreadApart([100, 100, 100], 20)).toEqual([100, 120, 140])
  expect(spreadApart([130, 10, 120], 20)).toEqual([140, 10, 120])
  expect(spreadApart([10, 50, 90], 20)).toEqual([10, 50, 90])
})
