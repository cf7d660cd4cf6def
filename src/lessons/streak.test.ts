import { expect, test } from 'vitest'
import { streakOf } from '#lessons/streak.ts'

const TODAY = '2026-11-20'

/** Days of November. */
function november(...days: number[]): string[] {
  return days.map((day) => `2026-11-${String(day).padStart(2, '0')}`)
}

test('nobody has a streak before the first day', () => {
  expect(streakOf([], TODAY)).toEqual({ days: 0, today: false, forgivable: 2 })
})

test('days in a row count, today too', () => {
  expect(streakOf(november(18, 19, 20), TODAY)).toEqual({ days: 3, today: true, forgivable: 2 })
})

test('today is not missed while it lasts', () => {
  expect(streakOf(november(17, 18, 19), TODAY)).toEqual({ days: 3, today: false, forgivable: 2 })
})

test('two missed days of a month are forgiven and do not count', () => {
  expect(streakOf(november(14, 16, 18, 19, 20), TODAY)).toEqual({ days: 5, today: true, forgivable: 0 })
  expect(streakOf(november(17, 20), TODAY)).toEqual({ days: 2, today: true, forgivable: 0 })
})

test('a third missed day of a month ends the streak', () => {
  expect(streakOf(november(12, 14, 16, 18, 19, 20), TODAY).days).toBe(5)
  expect(streakOf(november(16), TODAY)).toEqual({ days: 0, today: false, forgivable: 2 })
})

test('each month forgives its own days', () => {
  const learned = ['2026-10-27', '2026-10-28', '2026-10-31', ...november(3, 4)]
  expect(streakOf(learned, '2026-11-05').days).toBe(5)
  expect(streakOf(learned, '2026-11-05').forgivable).toBe(0)
  expect(streakOf(['2026-10-26', ...learned.slice(1)], '2026-11-05').days).toBe(4)
})

test('days that ended an earlier streak are not charged to the new one', () => {
  expect(streakOf(november(3, 20), TODAY)).toEqual({ days: 1, today: true, forgivable: 2 })
})
