import { expect, test } from 'vitest'
import { HANGUL_ROWS, letterOfCode } from '#korean/hangulKeys.ts'

test('the keys of an English keyboard type the letters of the Korean layout', () => {
  const typed = ['KeyG', 'KeyK', 'KeyS', 'KeyR', 'KeyM', 'KeyF'].map((code) => letterOfCode(code, false))
  expect(typed.join('')).toBe('ㅎㅏㄴㄱㅡㄹ')
})

test('Shift types the tense consonants and two vowels, and changes nothing on the other keys', () => {
  const shifted = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyO', 'KeyP', 'KeyA'].map((code) =>
    letterOfCode(code, true),
  )
  expect(shifted.join('')).toBe('ㅃㅉㄸㄲㅆㅒㅖㅁ')
})

test('a key without a letter types none, and each letter has one key', () => {
  expect(letterOfCode('Digit1', false)).toBeUndefined()
  const letters = HANGUL_ROWS.flat().flatMap(({ plain, shifted }) => [plain, shifted ?? []].flat())
  expect(letters).toHaveLength(33)
  expect(new Set(letters).size).toBe(33)
})
