import { expect, test } from 'vitest'
import {
  countLines,
  retentionLately,
  retentionShare,
  reviewMonths,
  shadeOf,
  yearInWeeks,
} from '#review/insight/reviewDays.ts'

const day = (date: string, answers = 1, asked = 0, remembered = 0) => ({ date, answers, asked, remembered })

test('a year ends today and begins on a Monday, in weeks of seven days', () => {
  const weeks = yearInWeeks([day('2026-11-24', 7), day('2025-11-25', 2)], '2026-11-24')
  expect(weeks.at(-1)).toEqual([
    { date: '2026-11-23', answers: 0 },
    { date: '2026-11-24', answers: 7 },
  ])
  expect(weeks[0]?.[0]).toEqual({ date: '2025-11-24', answers: 0 })
  expect(weeks[0]?.[1]).toEqual({ date: '2025-11-25', answers: 2 })
  expect(weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true)
  expect(weeks.flat()).toHaveLength(366)
})

test('a year with a leap day has no day twice', () => {
  const dates = yearInWeeks([], '2028-03-05').flatMap((week) => week.map(({ date }) => date))
  expect(dates).toContain('2028-02-29')
  expect(new Set(dates).size).toBe(dates.length)
})

test('the shade of a day tells how much of the fullest day it has', () => {
  expect([0, 1, 10, 11, 30, 40].map((answers) => shadeOf(answers, 40))).toEqual([0, 1, 1, 2, 3, 4])
  expect(shadeOf(0, 0)).toBe(0)
})

test('months add up their days, oldest first', () => {
  const days = [day('2026-10-30', 5, 4, 3), day('2026-11-01', 10, 8, 8), day('2026-11-20', 1, 0, 0)]
  expect(reviewMonths(days)).toEqual([
    { month: '2026-10', days: 1, answers: 5, asked: 4, remembered: 3 },
    { month: '2026-11', days: 2, answers: 11, asked: 8, remembered: 8 },
  ])
})

test('what was remembered lately counts 30 days, today included', () => {
  const days = [day('2026-10-25', 9, 9, 0), day('2026-10-26', 9, 9, 9), day('2026-11-24', 11, 11, 9)]
  expect(retentionLately(days, '2026-11-24')).toEqual({ asked: 20, remembered: 18 })
})

test('of fewer than 20 answers no share is told', () => {
  expect(retentionShare({ asked: 19, remembered: 19 })).toBeUndefined()
  expect(retentionShare({ asked: 20, remembered: 18 })).toBe(0.9)
})

test('the lines of a plot are round and reach above the highest value', () => {
  expect(countLines(0)).toEqual([0, 1])
  expect(countLines(3)).toEqual([0, 1, 2, 3])
  expect(countLines(17)).toEqual([0, 5, 10, 15, 20])
  expect(countLines(60)).toEqual([0, 20, 40, 60])
  expect(countLines(900).at(-1)).toBe(1_000)
})
