import { expect, test } from 'vitest'
import type { Question } from '#questions/question.ts'
import { synonymFaults } from '#questions/synonymFaults.ts'
import { smallBook, WORD_LINES } from '#tests/support/korean/wordList.ts'

const book = smallBook([...WORD_LINES, '식사|noun||A2|meal|meal;cooked rice|||식사가 좋아요.|The meal is good.'])

function asked(change: Partial<Question>): Question {
  return {
    id: 'vocab-a1-bap',
    skill: 'vocab',
    type: 'meaning',
    level: 'A1',
    point: 'words',
    question: 'What does 밥 mean?',
    options: ['cooked rice', 'coffee', 'rain', 'room'],
    correct_answer: 0,
    explanation: '',
    reasons: [],
    difficulty: 800,
    ...change,
  }
}

test('options that mean something else pass', () => {
  expect(synonymFaults(asked({}), book)).toEqual([])
})

test('a Korean option that shares a gloss with the key is found', () => {
  const question = 'Which word means “cooked rice”?'
  const options = ['밥', '식사', '비', '방']
  expect(synonymFaults(asked({ type: 'word', question, options }), book)).toEqual(['식사 could also be correct for 밥'])
})

test('another gloss of the asked word is found', () => {
  const lines = WORD_LINES.map((line) => line.replace('| cooked rice |', '| cooked rice;food |'))
  const options = ['cooked rice', 'food', 'rain', 'room']
  expect(synonymFaults(asked({ options }), smallBook(lines))).toEqual(['food could also be correct for 밥'])
})
