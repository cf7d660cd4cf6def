import { expect, test } from 'vitest'
import { whenText } from '#site/web/whenText.ts'

/** A local time, in the time zone of this machine. */
const local = (year: number, month: number, day: number, hour: number, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime()
const NOW = local(2026, 11, 20, 15, 30)

test.each([
  [NOW - 20_000, 'just now'],
  [NOW - 12 * 60_000, '12 min ago'],
  [local(2026, 11, 20, 9), '6 h ago'],
  [local(2026, 11, 19, 23, 50), 'yesterday'],
  [local(2026, 11, 19, 0, 10), 'yesterday'],
  [local(2026, 11, 18, 23, 59), 'Nov 18'],
  [local(2025, 12, 31, 12), 'Dec 31, 2025'],
])('%d is %s', (at, words) => {
  expect(whenText(at, NOW)).toBe(words)
})

test('just after midnight, a match ten minutes ago is shown in minutes, not as yesterday', () => {
  expect(whenText(local(2026, 11, 19, 23, 55), local(2026, 11, 20, 0, 5))).toBe('10 min ago')
})
