import { expect, test } from 'vitest'
import { inputCount } from '#translator/inputCount.ts'

test('characters are code points of the text without the white space around it', () => {
  expect(inputCount('  안녕 👋\n', 1_000, false).used).toBe(4)
})

test('the last tenth of today’s characters is near the limit, and one character too many is over it', () => {
  expect(inputCount('a'.repeat(900), 1_000, false).state).toBe('within')
  expect(inputCount('a'.repeat(901), 1_000, false).state).toBe('near')
  expect(inputCount('a'.repeat(1_000), 1_000, false).state).toBe('near')
  expect(inputCount('a'.repeat(1_001), 1_000, false)).toEqual({ used: 1_001, allowed: 1_000, state: 'overDay' })
})

test('an empty text is never over the limit, even with no characters left', () => {
  expect(inputCount('', 0, false).state).toBe('within')
})

test('a text that was already charged today is free, even with no characters left', () => {
  expect(inputCount('Hello', 995, true)).toEqual({ used: 5, allowed: 1_000, state: 'within' })
  expect(inputCount('Hello', 0, true)).toEqual({ used: 5, allowed: 5, state: 'within' })
})

test('one request takes at most 5,000 characters on any plan', () => {
  expect(inputCount('a'.repeat(5_000), null, false).state).toBe('near')
  expect(inputCount('a'.repeat(5_001), null, false).state).toBe('overRequest')
  expect(inputCount('a'.repeat(5_001), 1_000, false).state).toBe('overRequest')
})
