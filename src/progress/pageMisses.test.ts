import { expect, test } from 'vitest'
import type { GivenAnswer } from '#progress/givenAnswer.ts'
import { pageMisses } from '#progress/pageMisses.ts'
import type { Question } from '#questions/question.ts'

/** Right (o), wrong (x) and missing (-) answers about one point, newest first. */
function answers(marks: string, point: string): GivenAnswer[] {
  return [...marks].map((mark, index) => {
    const question: Question = {
      ...{ id: `${point} ${index}`, skill: 'grammar', type: 'particle', level: 'A1', point, question: '?' },
      ...{
        options: ['a', 'b', 'c', 'd'],
        correct_answer: 2,
        explanation: 'so',
        reasons: ['', '', '', ''],
        difficulty: 1000,
      },
    }
    const chosen = mark === '-' ? null : mark === 'o' ? 2 : 0
    return { askedIn: { kind: 'match', id: 'm' }, lostTo: null, at: 0, question, chosen, audioUrl: null }
  })
}

const missed = (given: GivenAnswer[], ...points: string[]) =>
  pageMisses(given, new Set(points)).map(({ point, times }) => `${point} ${times}`)

test('a point of the page that was answered wrong twice is named, the most often missed first', () => {
  const given = [...answers('xx', 'topic'), ...answers('xoxx', 'object'), ...answers('xo', 'place')]
  expect(missed(given, 'topic', 'object', 'place')).toEqual(['object 3', 'topic 2'])
})

test('a point of another page, and a question that the opponent answered first, do not count', () => {
  expect(missed(answers('xx', 'topic'), 'object')).toEqual([])
  expect(missed(answers('x--', 'topic'), 'topic')).toEqual([])
})

test('a point that was right twice in a row since then is known', () => {
  expect(missed(answers('oxx', 'topic'), 'topic')).toEqual(['topic 2'])
  expect(missed(answers('ooxx', 'topic'), 'topic')).toEqual([])
})

test('three points are named at most', () => {
  const points = ['a', 'b', 'c', 'd']
  expect(
    missed(
      points.flatMap((point) => answers('xx', point)),
      ...points,
    ),
  ).toHaveLength(3)
})
