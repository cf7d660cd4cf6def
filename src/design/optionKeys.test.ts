import { expect, test } from 'vitest'
import { optionOfKey } from '#design/optionKeys.ts'

test.each([
  ['KeyA', 0],
  ['Digit2', 1],
  ['KeyC', 2],
  ['Numpad4', 3],
])('%s chooses option %i', (code, index) => {
  expect(optionOfKey(code)).toBe(index)
})

test('other keys choose nothing', () => {
  expect(optionOfKey('KeyE')).toBeUndefined()
  expect(optionOfKey('Digit5')).toBeUndefined()
  expect(optionOfKey('')).toBeUndefined()
})
