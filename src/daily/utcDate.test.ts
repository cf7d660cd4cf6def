import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateAfter, isUtcDate, monthAfter, utcDateOf, utcMonthOf, weeksOf } from '#daily/utcDate.ts'

test('a UTC day begins and ends at midnight UTC', () => {
  expect(utcDateOf(Date.parse('2026-11-23T00:00:00.000Z'))).toBe('2026-11-23')
  expect(utcDateOf(Date.parse('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23')
})

test('only days of the calendar are days', () => {
  expect(['2026-11-23', '2028-02-29'].every(isUtcDate)).toBe(true)
  expect(['2026-02-29', '2026-13-01', '2026-1-1', 'today', '', '2026-11-23T00:00'].some(isUtcDate)).toBe(false)
})

test('days and months are counted across the ends of months and years', () => {
  expect([dateAfter('2026-12-31', 1), dateAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('November 2026 begins on a Sunday and has five weeks, the last with two days', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
})

test('the weeks of a month contain each of its days once, in order, each under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`
      const weeks = weeksOf(month)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate())
      expect(days.every((day, index) => day === dateAfter(`${month}-01`, index) && utcMonthOf(day) === month)).toBe(
        true,
      )
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        expect(week.some((day) => day !== null)).toBe(true)
        week.forEach((day, weekday) => {
          if (day) expect(new Date(day).getUTCDay()).toBe(weekday)
        })
      }
    }),
  )
})
