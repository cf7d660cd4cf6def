import { expect, test } from 'vitest'
import { datesFrom, dayLine } from '#admin/siteDays.ts'

const BOX = { width: 100, height: 40 }

test('the line begins on the left and ends on the right, with the greatest number at the top', () => {
  expect(dayLine([0, 5, 10], BOX)).toEqual([
    { x: 0, y: 40 },
    { x: 50, y: 20 },
    { x: 100, y: 0 },
  ])
})

test('days on which nothing happened are a line at the bottom', () => {
  expect(dayLine([0, 0], BOX).map(({ y }) => y)).toEqual([40, 40])
})

test('a single day is a point', () => {
  expect(dayLine([3], BOX)).toEqual([{ x: 0, y: 0 }])
})

test('the days go on over the end of a month', () => {
  expect(datesFrom('2026-10-30', 4)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
})
