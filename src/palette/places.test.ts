import { expect, test } from 'vitest'
import { PLACES } from '#palette/places.ts'

test('every place is listed once', () => {
  expect(new Set(PLACES.map(({ path }) => path)).size).toBe(PLACES.length)
})

test('what needs an account is not offered to visitors, nor signing in to users', () => {
  const forWhom = (paths: RegExp) => PLACES.filter(({ path }) => paths.test(path)).map((place) => place.for)
  expect(new Set(forWhom(/^\/(app|profile)/))).toEqual(new Set(['users']))
  expect(forWhom(/^\/(auth|try)(\?mode=create)?$/)).toEqual(['visitors', 'visitors', 'visitors'])
})
