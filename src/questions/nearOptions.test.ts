import { expect, test } from 'vitest'
import { nearOptions } from '#questions/nearOptions.ts'
import type { Question } from '#questions/question.ts'
import { smallBook } from '#tests/support/korean/wordList.ts'

const question: Question = {
  id: 'vocab-a1-jip',
  skill: 'vocab',
  type: 'word',
  level: 'A1',
  point: 'places',
  question: 'Which word means “house”?',
  options: ['방', '집', '주택', '밖'],
  correct_answer: 1,
  explanation: '집 is a house.',
  reasons: ['a', '', 'b', 'c'],
  difficulty: 800,
}

test('a wrong option that the row of the key lists as near is named', () => {
  expect(nearOptions(question, smallBook())).toEqual(['주택'])
})

test('so is one whose row lists the key', () => {
  expect(nearOptions({ ...question, options: ['방', '댁', '밖', '주택'], correct_answer: 3 }, smallBook())).toEqual([])
  expect(nearOptions({ ...question, options: ['방', '주택', '밖', '집'], correct_answer: 1 }, smallBook())).toEqual([
    '집',
  ])
})
