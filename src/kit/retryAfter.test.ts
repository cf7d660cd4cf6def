import { expect, test } from 'vitest'
import { retryAfter } from '#kit/retryAfter.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

test('a service asks for a pause in seconds, or until an instant', () => {
  expect(retryAfter('20', NOON)).toBe(20_000)
  expect(retryAfter('Fri, 20 Nov 2026 12:01:00 GMT', NOON)).toBe(60_000)
})

test.each([null, undefined, '', 'soon', '-5', 'Fri, 20 Nov 2026 11:00:00 GMT'])('%j asks for no pause', (header) => {
  expect(retryAfter(header, NOON)).toBe(0)
})
