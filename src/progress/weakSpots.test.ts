import { expect, test } from 'vitest'
import type { GivenAnswer } from '#progress/givenAnswer.ts'
import { missedAnswers } from '#progress/givenAnswer.ts'
import { weakSpots } from '#progress/weakSpots.ts'
import type { Question } from '#questions/question.ts'

/** Right (o) and wrong (x) answers to questions about one point, newest first: `'xo'` is a wrong answer after a right one. */
function answers(marks: string, point: string, type: Question['type'] = 'particle'): GivenAnswer[] {
  return [...marks].map((mark, index) => answer(`${point} ${type} ${index}`, mark === 'o', { type, point }))
}

function answer(id: string, right: boolean, kind: Partial<Question> = {}): GivenAnswer {
  const question: Question = {
    id,
    skill: 'grammar',
    type: 'particle',
    level: 'A1',
    point: 'words',
    question: '?',
    options: ['a', 'b', 'c', 'd'],
    correct_answer: 2,
    explanation: 'so',
    reasons: ['', '', '', ''],
    difficulty: 1000,
    ...kind,
  }
  return { askedIn: { kind: 'match', id: 'm' }, lostTo: null, at: 0, question, chosen: right ? 2 : 0, audioUrl: null }
}

const shares = (given: readonly GivenAnswer[]) =>
  weakSpots(given).map(({ point, right, answered }) => `${point} ${right}/${answered}`)

test('the three weakest spots are listed, weakest first', () => {
  const given = [
    ...answers('oooox', 'counter'),
    ...answers('ooxxx', 'number'),
    ...answers('xxxxo', 'word-order'),
    ...answers('oooxx', 'food'),
  ]
  expect(shares(given)).toEqual(['word-order 1/5', 'number 2/5', 'food 3/5'])
})

test('four answers about a point make no weak spot, even if all are wrong', () => {
  expect(shares(answers('xxxx', 'counter'))).toEqual([])
  expect(shares(answers('xxxxo', 'counter'))).toEqual(['counter 1/5'])
})

test('a point that was always answered right is no weak spot', () => {
  expect(shares(answers('oooooooo', 'counter'))).toEqual([])
})

test('questions of different types about one point are counted together', () => {
  const given = [...answers('xxo', 'object-particle'), ...answers('xoo', 'object-particle', 'spot-mistake')]
  expect(shares(given)).toEqual(['object-particle 3/6'])
})

test('among two equally weak spots, the one with more answers comes first', () => {
  expect(shares([...answers('xxxooo', 'counter'), ...answers('xxxxoooo', 'number')])).toEqual([
    'number 4/8',
    'counter 3/6',
  ])
})

test('the newest wrong answer is the example', () => {
  const [newest, ...older] = answers('oxoxx', 'counter')
  const given = newest ? [newest, ...older] : []
  expect(weakSpots(given)[0]?.example).toBe(given[1])
})

test('a missed question is listed once, with its newest wrong answer', () => {
  const given = [answer('q', false), answer('p', true), answer('q', false), answer('r', false)]
  expect(missedAnswers(given)).toEqual([given[0], given[3]])
})

test('a question counts as missed if its newest answer is wrong', () => {
  expect(missedAnswers([answer('q', true), answer('q', false)])).toEqual([])
  const forgotten = [answer('q', false), answer('q', true)]
  expect(missedAnswers(forgotten)).toEqual([forgotten[0]])
})

test('a missed question that was answered right in practice since then is not missed any more', () => {
  const given = [answer('q', false), answer('r', false)]
  expect(missedAnswers(given, new Map([['q', 1]]))).toEqual([given[1]])
  expect(missedAnswers(given, new Map([['q', -1]]))).toEqual(given)
})
