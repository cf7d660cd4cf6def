import { expect, test } from 'vitest'
import { waitTime } from '#identity/waitTime.ts'

test('a short wait is shown in seconds, a long one in minutes', () => {
  expect(waitTime(1)).toBe('1 second')
  expect(waitTime(90)).toBe('90 seconds')
  expect(waitTime(180)).toBe('3 minutes')
})

test('waits are rounded up, so that nobody returns too early', () => {
  expect(waitTime(0.2)).toBe('1 second')
  expect(waitTime(121)).toBe('3 minutes')
})
