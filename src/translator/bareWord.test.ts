import { expect, test } from 'vitest'
import { bareWord } from '#translator/bareWord.ts'

test('punctuation after a word is not part of it, but the brackets around an unknown word are', () => {
  expect(bareWord('주시겠어요?')).toBe('주시겠어요')
  expect(bareWord('네…!')).toBe('네')
  expect(bareWord('〔blorf〕.')).toBe('〔blorf〕')
})
