import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from '#speech/byteRange.ts'

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
])('of 100 bytes %s is a part', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('the range %s of 100 bytes is unsatisfiable', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable')
})

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'bytes=a-b', 'items=0-1', 'bytes= 0-1'])(
  'the header %s gets the whole clip',
  (header) => {
    expect(byteRange(header, 100)).toBe('whole')
  },
)

test('a range lies within the clip for any requested numbers', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (first, last, bytes) => {
      const range = byteRange(`bytes=${first}-${last}`, bytes)
      if (typeof range === 'string') return
      expect(range.first).toBeLessThanOrEqual(range.last)
      expect(range.last).toBeLessThan(bytes)
    }),
  )
})
