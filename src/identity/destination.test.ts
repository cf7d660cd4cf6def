import { expect, test } from 'vitest'
import { destinationOf } from '#identity/destination.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const stored = (path: string) => JSON.stringify({ path, at: NOON })

test('a visitor who had to sign in to see a page returns to it afterward, for an hour', () => {
  expect(destinationOf(stored('/app/challenge/1'), NOON + 3_600_000)).toBe('/app/challenge/1')
  expect(destinationOf(stored('/app/challenge/1'), NOON + 3_600_001)).toBe('/')
})

test('every other user goes to the home page', () => {
  for (const nothing of [null, '', '{}', 'null', '7', '{"path":7,"at":7}'])
    expect(destinationOf(nothing, NOON)).toBe('/')
})

test('a stored path never leads to another site', () => {
  for (const path of ['//example.org', 'https://example.org', 'javascript:alert(1)', '']) {
    expect(destinationOf(stored(path), NOON)).toBe('/')
  }
})
