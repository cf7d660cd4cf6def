import { expect, test } from 'vitest'
import type { Question } from '#questions/question.ts'
import { countGrades, parseReadings, questionDigest } from './readings.ts'

const QUESTION: Question = {
  id: 'vocab-a1-tea',
  skill: 'vocab',
  type: 'meaning',
  level: 'A1',
  point: 'words-drinks',
  question: 'What is 차?',
  options: ['tea', 'milk', 'water', 'juice'],
  correct_answer: 0,
  explanation: '차 is tea.',
  reasons: ['', 'Milk is 우유.', 'Water is 물.', 'Juice is 주스.'],
  difficulty: 800,
}
const READING = { id: QUESTION.id, digest: questionDigest(QUESTION), date: '2026-11-25', grades: 'AB' }

test('every grade that a reader gave counts, as long as the question is as it was read', () => {
  expect(countGrades([QUESTION], [READING])).toEqual({ grades: { A: 1, B: 1, C: 0 }, changed: 0 })
  const mended = { ...QUESTION, explanation: '차 is tea, or a car.' }
  expect(countGrades([mended], [READING])).toEqual({ grades: { A: 0, B: 0, C: 0 }, changed: 1 })
})

test('a learned difficulty does not make it another question, and a removed one does not count', () => {
  expect(questionDigest({ ...QUESTION, difficulty: 900 })).toBe(READING.digest)
  expect(countGrades([], [READING])).toEqual({ grades: { A: 0, B: 0, C: 0 }, changed: 0 })
})

test('a row with another grade is refused, with its line', () => {
  const row = [READING.id, READING.digest, READING.date, 'AD'].join('\t')
  expect(() => parseReadings('readings.tsv', `id\tdigest\tdate\tgrades\n${row}`)).toThrow('readings.tsv:2')
})
