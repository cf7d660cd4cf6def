import { expect, test } from 'vitest'
import { guestPool } from '#practice/guestBank.ts'
import { bankOf } from '#questions/bank.ts'
import type { Question } from '#questions/question.ts'

const heard = (id: string, more: Partial<Question>): Question => ({
  id,
  skill: 'listening',
  type: 'listening-meaning',
  level: 'A1',
  point: 'hear-weather',
  question: 'How is the weather?',
  options: ['rainy', 'clear', 'cloudy', 'cold'],
  correct_answer: 0,
  explanation: '비가 와요 means that it is raining.',
  reasons: ['', 'No.', 'No.', 'No.'],
  difficulty: 800,
  audio: '오늘은 비가 와요.',
  ...more,
})

const QUESTIONS = [
  heard('readable', {}),
  heard('asks in Hangul', { question: '날씨가 어때요?' }),
  heard('has a Hangul option', { options: ['비', 'clear', 'cloudy', 'cold'] }),
]

test('a visitor who cannot read Hangul listens, to questions without anything to read in Hangul', () => {
  const { skill, bank } = guestPool(bankOf(QUESTIONS, { speech: true }), false)
  expect(skill).toBe('listening')
  expect(bank.of(skill).map(({ id }) => id)).toEqual(['readable'])
})

test('a visitor who reads Hangul is asked for words, and so is everyone if no clip can be played', () => {
  expect(guestPool(bankOf(QUESTIONS, { speech: true }), true).skill).toBe('vocab')
  expect(guestPool(bankOf(QUESTIONS, { speech: false }), false).skill).toBe('vocab')
})
