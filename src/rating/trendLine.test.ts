import { expect, test } from 'vitest'
import type { RatedMatch } from '#rating/ratingSeries.ts'
import { trendLine } from '#rating/trendLine.ts'

const BOX = { width: 100, height: 40 }

/** Consecutive matches of one skill, starting at this rating. */
function matches(start: number, ...deltas: number[]): RatedMatch[] {
  let before = start
  return deltas.map((delta, at) => {
    const match = { skill: 'grammar' as const, at, before, delta }
    before += delta
    return match
  })
}

test('a line goes from the rating before the first match to the one after the last, with the highest rating on top', () => {
  expect(trendLine(matches(1000, 32, -16), 'grammar', BOX)).toEqual([
    { x: 0, y: 40 },
    { x: 50, y: 0 },
    { x: 100, y: 20 },
  ])
})

test('an unchanged rating is a line through the middle', () => {
  expect(trendLine(matches(400, 0), 'grammar', BOX)).toEqual([
    { x: 0, y: 20 },
    { x: 100, y: 20 },
  ])
})

test('only the ten newest matches of the skill count', () => {
  expect(trendLine(matches(1000, ...Array(30).fill(10)), 'grammar', BOX)).toHaveLength(11)
  expect(trendLine(matches(1000, 10), 'vocab', BOX)).toEqual([])
})
