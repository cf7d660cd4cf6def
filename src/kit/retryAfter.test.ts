import { expect, test } from 'vitest'
import { retryAfter } from '#kit/retryAfter.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')

test('a Retry-After header names a number of seconds or an instant', () => {
  expect(retryAfter('20', NOON)).toBe(20_000)
  expect(retryAfter('Fri, 20 Nov 2026 12:01:00 GMT', NOON)).toBe(60_000)
})

test.each([null, undefined, '', 'soon', '-5', 'Fri, 20 Nov 2026 11:00:00 GMT'])(
  'the Retry-After header %j means no pause',
  (header) => {
    expect(retryAfter(header, NOON)).toBe(0)
  },
)
