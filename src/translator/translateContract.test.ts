import { expect, test } from 'vitest'
import { checkText, countCharacters, LONGEST_TEXT, translateRequest } from '#translator/translateContract.ts'

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

test('the tone is polite unless another of the four is named', () => {
  expect(translateRequest.parse({ text: 'Hi' }).tone).toBe('polite')
  expect(translateRequest.safeParse({ text: 'Hi', tone: 'rude' }).success).toBe(false)
})

test('the language pair is fixed to English and Korean', () => {
  expect(translateRequest.safeParse({ text: 'Hi', source_language: 'french' }).success).toBe(false)
  expect(translateRequest.safeParse({ text: 'Hi', target_language: 'japanese' }).success).toBe(false)
})
