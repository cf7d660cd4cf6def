import { expect, test } from 'vitest'
import { quizFaults, quizRows } from '#learn/quizRows.ts'

const LINE = 'How is 국물 pronounced? | [궁물] | [국물] / [굼물] / [구물] | Before ㅁ, ㄱ becomes ㅇ.'

test('a quiz question has its options in alphabetical order, the right one and a reason', () => {
  expect(quizRows(`${LINE}\n`)).toEqual([
    {
      question: 'How is 국물 pronounced?',
      options: ['[구물]', '[국물]', '[굼물]', '[궁물]'],
      right: '[궁물]',
      reason: 'Before ㅁ, ㄱ becomes ㅇ.',
    },
  ])
  expect(quizFaults(LINE)).toEqual([])
})

test.each([
  ['has too few wrong options', 'Q? | a | b / c | Why.'],
  ['has the right option twice', 'Q? | a | a / b / c | Why.'],
  ['has no reason', 'Q? | a | b / c / d |'],
  ['has a cell too many', 'Q? | a | b / c / d | Why. | note'],
])('a quiz question that %s is a fault', (_, line) => {
  expect(quizFaults(line)).toEqual([expect.stringContaining('Not a quiz question')])
})
