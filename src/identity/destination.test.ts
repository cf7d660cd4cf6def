import { expect, test } from 'vitest'
import { destinationOf } from '#identity/destination.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const kept = (path: string) => JSON.stringify({ path, at: NOON })

test('a visitor who had to sign in on the way to a page goes there afterwards, for an hour', () => {
  expect(destinationOf(kept('/app/challenge/1'), NOON + 3_600_000)).toBe('/app/challenge/1')
  expect(destinationOf(kept('/app/challenge/1'), NOON + 3_600_001)).toBe('/')
})

test('everybody else goes home', () => {
  for (const nothing of [null, '', '{}', 'null', '7', '{"path":7,"at":7}'])
    expect(destinationOf(nothing, NOON)).toBe('/')
})

test('nobody is led to another site', () => {
  for (const path of ['//example.org', 'https://example.org', 'javascript:alert(1)', '']) {
    expect(destinationOf(kept(path), NOON)).toBe('/')
  }
})
