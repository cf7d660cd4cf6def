import { expect, test } from 'vitest'
import { type DealtQuestion, judgeBy } from '#match/dealtQuestion.ts'

const QUESTION: DealtQuestion = {
  question: {
    id: 'q',
    skill: 'vocab',
    type: 'meaning',
    level: 'A1',
    point: 'words',
    question: 'What does 물 mean?',
    options: ['water', 'fire', 'wind', 'stone'],
    correct_answer: 0,
    explanation: 'water',
    reasons: ['', '', '', ''],
    difficulty: 1_000,
  },
  optionIds: ['w', 'f', 'i', 's'],
  orders: [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
  ],
  audioUrl: null,
}

test('an option is right or wrong, and unknown if its question has no such option or has left the bank', () => {
  const judge = judgeBy([QUESTION, undefined, QUESTION])
  expect([judge(1, 'w'), judge(3, 'w'), judge(1, 'f')]).toEqual([true, true, false])
  expect([judge(1, 'x'), judge(2, 'w'), judge(1, '')]).toEqual([undefined, undefined, undefined])
})
