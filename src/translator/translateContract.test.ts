import { expect, test } from 'vitest'
import { translateRequest } from '#translator/translateContract.ts'

test('the tone is polite unless another of the four is named', () => {
  expect(translateRequest.parse({ text: 'Hi' }).tone).toBe('polite')
  expect(translateRequest.safeParse({ text: 'Hi', tone: 'rude' }).success).toBe(false)
})

test('the language pair is fixed to English and Korean', () => {
  expect(translateRequest.safeParse({ text: 'Hi', source_language: 'french' }).success).toBe(false)
  expect(translateRequest.safeParse({ text: 'Hi', target_language: 'japanese' }).success).toBe(false)
})
