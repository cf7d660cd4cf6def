import { expect, test } from 'vitest'
import {
  checkText,
  countCharacters,
  LONGEST_TEXT,
  lengthLimitSentence,
  overLengthSentence,
  refusalSentence,
} from '#translator/sourceText.ts'

test('empty and whitespace-only input is refused', () => {
  for (const text of ['', ' ', '\n\t ', '\u3000'])
    expect(checkText(text)).toEqual({ ok: false, refusal: 'translate/empty' })
})

test('one request takes at most 5,000 characters', () => {
  expect(LONGEST_TEXT).toBe(5_000)
  expect(checkText('a'.repeat(5_000)).ok).toBe(true)
  expect(checkText('a'.repeat(5_001))).toEqual({ ok: false, refusal: 'translate/too_long' })
})

test('characters are Unicode code points, so an emoji outside the basic plane counts once', () => {
  expect(countCharacters('안녕 👋')).toBe(4)
})

test('the message for a text that is too long names its length, the characters left today and the limit per text', () => {
  expect(overLengthSentence(1_500, 812)).toBe('This text has 1,500 characters. Left today: 812. Limit per text: 5,000.')
  expect(overLengthSentence(6_200, null)).toBe('This text has 6,200 characters. Limit per text: 5,000.')
  expect(lengthLimitSentence(0)).toBe('Left today: 0. Limit per text: 5,000.')
})

test('the message for a refused text says that it is empty or too long', () => {
  expect(refusalSentence('translate/empty', ' ', 10)).toBe('Please enter text to translate.')
  expect(refusalSentence('translate/too_long', 'a'.repeat(5_001), 1_000)).toBe(overLengthSentence(5_001, 1_000))
})
