import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayRuns } from '#daily/dayRuns.ts'
import { dateAfter } from '#daily/utcDate.ts'

const TODAY = '2026-11-23'
const daysAgo = (...days: number[]) => days.map((day) => dateAfter(TODAY, -day))

test('without a finished round there is no run', () => {
  expect(dayRuns([], TODAY)).toEqual({ current: 0, best: 0 })
})

test('a run goes on until a day has passed without a finished round', () => {
  expect(dayRuns(daysAgo(0, 1, 2), TODAY)).toEqual({ current: 3, best: 3 })
  expect(dayRuns(daysAgo(1, 2), TODAY)).toEqual({ current: 2, best: 2 })
  expect(dayRuns(daysAgo(2, 3, 4), TODAY)).toEqual({ current: 0, best: 3 })
})

test('the best run stays, also across the end of a month and in any order', () => {
  expect(dayRuns(daysAgo(0, 25, 22, 24, 23), TODAY)).toEqual({ current: 1, best: 4 })
})

test('the best run is never shorter than the current one, and no run is longer than the days played', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 })), (days) => {
      const { current, best } = dayRuns(daysAgo(...days), TODAY)
      expect(best).toBeGreaterThanOrEqual(current)
      expect(best).toBeLessThanOrEqual(days.length)
      expect(best > 0).toBe(days.length > 0)
    }),
  )
})
