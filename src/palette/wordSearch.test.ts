import { expect, test } from 'vitest'
import type { FoundWord } from '#palette/paletteContract.ts'
import { foundWords } from '#palette/wordSearch.ts'

const word = (spelled: string, glosses: string[], more: Partial<FoundWord> = {}): FoundWord => ({
  word: spelled,
  word_class: 'noun',
  level: 'A1',
  glosses,
  example: null,
  ...more,
})

const WORDS = [
  word('학교', ['school']),
  word('학생', ['student']),
  word('대학교', ['university']),
  word('고등학교', ['high school'], { level: 'A2' }),
  word('먹다', ['to eat'], { word_class: 'verb' }),
  word('먹이', ['feed', 'prey'], { level: 'B2' }),
  word('먹이다', ['to feed'], { word_class: 'verb', level: 'B1' }),
  word('춥다', ['cold'], { word_class: 'adjective' }),
  word('감기', ['cold']),
  word('공부하다', ['to study'], { word_class: 'verb' }),
]

const found = (text: string) => foundWords(WORDS, text).map((one) => one.word)

test('a Korean word is found as it is written, then by its beginning', () => {
  expect(found('학교')).toEqual(['학교'])
  expect(found('학')).toEqual(['학교', '학생'])
  expect(found(' 학교 '.normalize('NFD'))).toEqual(['학교'])
})

test('a form is found by its stem, of several the longest', () => {
  expect(found('먹었어요')).toEqual(['먹다'])
  expect(found('먹이고')).toEqual(['먹이다', '먹다'])
  expect(found('추웠어요')).toEqual(['춥다'])
  expect(found('공부해요')).toEqual([])
  expect(found('공부하고')).toEqual(['공부하다'])
})

test('an English word is found by its meaning, whole glosses first', () => {
  expect(found('school')).toEqual(['학교', '고등학교'])
  expect(found('eat')).toEqual(['먹다'])
  expect(found('to eat')).toEqual(['먹다'])
  expect(found('Cold')).toEqual(['춥다', '감기'])
  expect(found('feed')).toEqual(['먹이다', '먹이'])
  expect(found('stud')).toEqual(['학생', '공부하다'])
  expect(found('st')).toEqual([])
})

test('at most six words are found, and none for nothing', () => {
  const many = Array.from({ length: 20 }, (_, index) => word(`사${index}`, ['four']))
  expect(foundWords(many, 'four')).toHaveLength(6)
  expect(foundWords(WORDS, '  ')).toEqual([])
  expect(found('qqq')).toEqual([])
})
