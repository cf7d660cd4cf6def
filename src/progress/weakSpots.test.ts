import { expect, test } from 'vitest'
import type { GivenAnswer } from '#progress/givenAnswer.ts'
import { missedAnswers } from '#progress/givenAnswer.ts'
import { weakSpots } from '#progress/weakSpots.ts'
import type { Focus } from '#questions/focus.ts'
import type { Question, QuestionType } from '#questions/question.ts'

/** Right and wrong answers to questions of one kind: `'xo'` is a wrong one, and before it a right one. */
function answers(marks: string, type: QuestionType, focus?: Focus): GivenAnswer[] {
  return [...marks].map((mark, index) =>
    answer(`${type} ${focus} ${index}`, mark === 'o', { type, ...(focus && { focus }) }),
  )
}

function answer(id: string, right: boolean, kind: Partial<Question> = {}): GivenAnswer {
  const question: Question = {
    id,
    skill: 'grammar',
    type: 'particle',
    level: 'A1',
    question: '?',
    options: ['a', 'b', 'c', 'd'],
    correct_answer: 2,
    explanation: 'so',
    reasons: ['', '', '', ''],
    difficulty: 1000,
    ...kind,
  }
  return { matchId: 'm', at: 0, question, chosen: right ? 2 : 0, audioUrl: null }
}

const shares = (given: readonly GivenAnswer[]) =>
  weakSpots(given).map(({ area, right, answered }) => `${area} ${right}/${answered}`)

test('the three weakest are told, the weakest first', () => {
  const given = [
    ...answers('oooox', 'counter'),
    ...answers('ooxxx', 'number'),
    ...answers('xxxxo', 'word-order'),
    ...answers('oooxx', 'cloze', 'food'),
  ]
  expect(shares(given)).toEqual(['word-order 1/5', 'number 2/5', 'food 3/5'])
})

test('four answers of a kind say nothing, however wrong', () => {
  expect(shares(answers('xxxx', 'counter'))).toEqual([])
  expect(shares(answers('xxxxo', 'counter'))).toEqual(['counter 1/5'])
})

test('what was always answered right is no weak spot', () => {
  expect(shares(answers('oooooooo', 'counter'))).toEqual([])
})

test('a point of grammar stands apart from the rest of its type', () => {
  const given = [...answers('xxxoo', 'particle', 'object-particle'), ...answers('ooooox', 'particle')]
  expect(shares(given)).toEqual(['object-particle 2/5', 'particle 5/6'])
})

test('of two equally weak spots the one with more answers comes first', () => {
  expect(shares([...answers('xxxooo', 'counter'), ...answers('xxxxoooo', 'number')])).toEqual([
    'number 4/8',
    'counter 3/6',
  ])
})

test('what went wrong last is the example', () => {
  const [newest, ...older] = answers('oxoxx', 'counter')
  const given = newest ? [newest, ...older] : []
  expect(weakSpots(given)[0]?.example).toBe(given[1])
})

test('a question that was missed is listed once, as it was missed last', () => {
  const given = [answer('q', false), answer('p', true), answer('q', false), answer('r', false)]
  expect(missedAnswers(given)).toEqual([given[0], given[3]])
})

test('a question that was answered right later is no longer missed; one that was answered wrong later is', () => {
  expect(missedAnswers([answer('q', true), answer('q', false)])).toEqual([])
  const forgotten = [answer('q', false), answer('q', true)]
  expect(missedAnswers(forgotten)).toEqual([forgotten[0]])
})
