import { expect, test } from 'vitest'
import { checkText, countCharacters, LONGEST_TEXT } from '#translator/sourceText.ts'

test('empty and whitespace-only input is refused', () => {
  for (const text of ['', ' ', '\n\t ', '\u3000'])
    expect(checkText(text)).toEqual({ ok: false, refusal: 'translate/empty' })
})

test('one request takes at most 5,000 characters', () => {
  expect(LONGEST_TEXT).toBe(5_000)
  expect(checkText('a'.repeat(5_000)).ok).toBe(true)
  expect(checkText('a'.repeat(5_001))).toEqual({ ok: false, refusal: 'translate/too_long' })
})

test('characters are Unicode code points: an emoji beyond the basic plane counts once', () => {
  expect(countCharacters('안녕 👋')).toBe(4)
})
