import { expect, test } from 'vitest'
import type { DealtQuestion } from '#match/dealtQuestion.ts'
import { type AskedQuestion, untimedView } from '#practice/untimed.ts'

const REASON = 'Because it is so'

function asked(number: number, correct: boolean | null): AskedQuestion {
  const dealt: DealtQuestion = {
    question: {
      id: `q${number}`,
      skill: 'listening',
      type: 'listening-meaning',
      level: 'A1',
      point: 'words',
      question: `Question ${number}`,
      options: ['right', 'wrong 1', 'wrong 2', 'wrong 3'],
      correct_answer: 0,
      explanation: `${REASON} ${number}`,
      reasons: ['', 'not 1', 'not 2', 'not 3'],
      difficulty: 1000,
      audio: `${number}번 문제`,
    },
    optionIds: ['o0', 'o1', 'o2', 'o3'],
    orders: [
      [3, 1, 0, 2],
      [0, 1, 2, 3],
    ],
    audioUrl: `/audio/${number}`,
  }
  return { number, dealt, answer: correct === null ? null : { optionId: correct ? 'o0' : 'o1', correct } }
}

const FACTS = { id: 'practice', skill: 'listening', isEnded: false, placementStart: null, isOpening: false } as const

test('an open question shows its options in the dealt order, and no part of its key', () => {
  const view = untimedView({ ...FACTS, asked: [asked(1, true), asked(2, null)] })
  expect(view).toMatchObject({ answered: 1, right: 1, your_answer: null, feedback: null, review: [] })
  expect(view.question?.options.map(({ id }) => id)).toEqual(['o3', 'o1', 'o0', 'o2'])
  expect(JSON.stringify(view)).not.toMatch(/Because|not 1|번 문제/)
})

test('an answer is explained at once, and stays on the screen until the player presses Next', () => {
  const view = untimedView({ ...FACTS, asked: [asked(1, false)] })
  expect(view).toMatchObject({
    your_answer: { option_id: 'o1', correct: false },
    feedback: { correct_option_id: 'o0', explanation: `${REASON} 1`, transcript: '1번 문제' },
  })
})

test('the review at the end lists the missed questions; an unanswered question is neither counted nor explained', () => {
  const view = untimedView({ ...FACTS, isEnded: true, asked: [asked(1, true), asked(2, false), asked(3, null)] })
  expect(view).toMatchObject({ ended: true, answered: 2, right: 1, question: null, feedback: null })
  expect(view.review).toMatchObject([{ number: 2, picked: 'o1', correct_option_id: 'o0' }])
  expect(JSON.stringify(view)).not.toContain(`${REASON} 3`)
})
