import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import { scheduleFrom } from '#practice/answerSource.ts'
import { chosenRecording, type LoggedAnswer, MOST_APART, type Recording, recordedAnswers } from '#practice/recording.ts'

const QUESTIONS = [{ correct_answer: 0 }, { correct_answer: 1 }, { correct_answer: 2 }]
const neverRandom = () => {
  throw new Error('A recording must not use random numbers')
}

function logged(questionNo: QuestionNo, option: number, seconds: number): LoggedAnswer {
  const correct = option === QUESTIONS[questionNo - 1]?.correct_answer
  return { questionNo, option, correct, afterMs: seconds * SECOND_MS }
}

describe('the answers of a player in a match', () => {
  test('are played back unchanged: the same options after the same times, and no answer where there was none', () => {
    const answers = recordedAnswers(QUESTIONS, [logged(3, 1, 20.043), logged(1, 0, 7)])
    const expected = [{ afterMs: 7_000, option: 0 }, null, { afterMs: 20_043, option: 1 }]
    expect(answers).toEqual(expected)
    const questions = QUESTIONS.map((question) => ({
      question: { ...question, question: '', options: [] },
      difficulty: 1_000,
    }))
    expect(scheduleFrom({ kind: 'recording', answers: answers ?? [] }, questions, neverRandom)).toEqual(expected)
  })

  test.each<[string, ((typeof QUESTIONS)[number] | undefined)[], LoggedAnswer[]]>([
    [
      'an answer from an older release has no time',
      QUESTIONS,
      [logged(1, 0, 7), { ...logged(2, 1, 5), afterMs: null }],
    ],
    ['nothing was answered', QUESTIONS, []],
    ['nothing was answered in time', QUESTIONS, [logged(1, 0, 60)]],
    ['a question has left the bank', [...QUESTIONS.slice(0, 2), undefined], [logged(1, 0, 7)]],
    ['an answer that was right then is wrong now', QUESTIONS, [{ ...logged(1, 3, 7), correct: true }]],
    ['the question has no such option', QUESTIONS, [logged(1, -1, 7)]],
  ])('cannot be played back if %s', (_reason, questions, log) => {
    expect(recordedAnswers(questions, log)).toBeNull()
  })
})

const ANSWER = { afterMs: 5_000, option: 0 }
function recording(rating: number, given = 3): Recording {
  return { rating, answers: [0, 1, 2].map((index) => (index < given ? ANSWER : null)) }
}

describe('the choice of a recording', () => {
  test('is random among the nearest', () => {
    const many = Array.from({ length: 40 }, (_, index) => recording(1_000 + 10 * index))
    const chosen = [0, 0.5, 0.999].map((lot) => chosenRecording(many, 1_000, () => lot)?.rating)
    expect(chosen).toEqual([1_000, 1_040, 1_070])
  })

  test('prefers a recording with answers to a nearer one without', () => {
    const [silent, talking] = [recording(1_000, 1), recording(1_150)]
    expect(chosenRecording([silent, talking], 1_000, () => 0)).toBe(talking)
  })

  test('excludes players who were far stronger or weaker', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 400, max: 2_700 })), fc.integer({ min: 400, max: 2_700 }), (all, own) => {
        const chosen = chosenRecording(
          all.map((rating) => recording(rating)),
          own,
          () => 0.99,
        )
        const isNear = (rating: number) => Math.abs(rating - own) <= MOST_APART
        expect(chosen === undefined).toBe(!all.some(isNear))
        if (chosen) expect(isNear(chosen.rating)).toBe(true)
      }),
    )
  })
})
