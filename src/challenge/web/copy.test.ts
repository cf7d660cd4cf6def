import { expect, test } from 'vitest'
import { untilText } from '#challenge/web/copy.ts'

test('a link shows the time of its expiry, with the day if that is not today', () => {
  const now = new Date(2026, 10, 20, 9, 30)
  expect(untilText(new Date(2026, 10, 20, 14, 5), now)).toBe('until 2:05 PM')
  expect(untilText(new Date(2026, 10, 21, 9, 30), now)).toBe('until Saturday, 9:30 AM')
})
