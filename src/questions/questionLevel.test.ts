import { expect, test } from 'vitest'
import { questionLevel } from '#questions/questionLevel.ts'

test('a question about a word has the level of the word', () => {
  expect(questionLevel({ word: 'B2' })).toBe('B2')
})

test('an easy word in a harder form has the level of the form, a hard word in an easy form its own', () => {
  expect(questionLevel({ word: 'A1', grammar: 'B1' })).toBe('B1')
  expect(questionLevel({ word: 'C1', grammar: 'A2' })).toBe('C1')
})

test('a regular form has its own level, however rare the word', () => {
  expect(questionLevel({ word: 'C2', grammar: 'A1', isRegular: true })).toBe('A1')
})
