import { expect, test } from 'vitest'
import { freeName } from '#identity/freeName.ts'

test('a name that is taken gets the first free number', () => {
  expect(freeName('Safari on Mac', [])).toBe('Safari on Mac')
  expect(freeName('Safari on Mac', ['Chrome on Windows'])).toBe('Safari on Mac')
  expect(freeName('Safari on Mac', ['Safari on Mac'])).toBe('Safari on Mac 2')
  expect(freeName('Safari on Mac', ['Safari on Mac', 'Safari on Mac 2'])).toBe('Safari on Mac 3')
})
