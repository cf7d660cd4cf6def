import { expect, test } from 'vitest'
import { questionLevel } from '#questions/questionLevel.ts'

test('a question about a word has the level of the word', () => {
  expect(questionLevel({ word: 'B2' })).toBe('B2')
})

test('a question has the higher of the levels of its word and its form', () => {
  expect(questionLevel({ word: 'A1', grammar: 'B1' })).toBe('B1')
  expect(questionLevel({ word: 'C1', grammar: 'A2' })).toBe('C1')
})

test('a question about a regular form has the level of the form, however rare the word', () => {
  expect(questionLevel({ word: 'C2', grammar: 'A1', isRegular: true })).toBe('A1')
})
