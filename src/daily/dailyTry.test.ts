import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closedQuestions,
  type DailyTry,
  decideAnswer,
  decideOpening,
  expiredQuestion,
  FINISH_MS,
  finishedResult,
  marksOf,
  type OpenedQuestion,
  phaseOf,
} from '#daily/dailyTry.ts'
import { startOfDate } from '#daily/utcDate.ts'
import { DAY_MS, type EpochMs, SECOND_MS } from '#kit/time.ts'
import type { QuestionNo } from '#match/matchEvent.ts'

const DATE = '2026-11-23'
const NOON = startOfDate(DATE) + DAY_MS / 2
const OVER = startOfDate(DATE) + DAY_MS + FINISH_MS

const at = (seconds: number): EpochMs => NOON + Math.round(seconds * SECOND_MS)

function answered(number: QuestionNo, from: number, to: number, correct: boolean): OpenedQuestion {
  return { number, openedAt: at(from), closedAt: at(to), answer: { optionId: 'o', correct } }
}

function open(number: QuestionNo, from: number): OpenedQuestion {
  return { number, openedAt: at(from), closedAt: null, answer: null }
}

function attempt(...opened: OpenedQuestion[]): DailyTry {
  return { date: DATE, grade: 'a1', opened }
}

describe('a question', () => {
  const one = attempt(open(1, 0))

  test('is open for 60 seconds, to the millisecond, whether the player looks or not', () => {
    expect(phaseOf(one, at(59.999))).toBe('question')
    expect(phaseOf(one, at(60))).toBe('feedback')
    expect(expiredQuestion(one, at(59.999))).toBeUndefined()
    expect(expiredQuestion(one, at(60))).toBe(one.opened[0])
  })

  test('accepts an answer until then, and is too late from then on', () => {
    expect(decideAnswer(one, 1, true, at(59.999))).toEqual({ ok: true, value: true })
    expect(decideAnswer(one, 1, true, at(60))).toEqual({ ok: false, refusal: 'match/late' })
  })

  test('keeps its first answer: another one changes nothing, however late', () => {
    const done = attempt(answered(1, 0, 4, false))
    expect(decideAnswer(done, 1, true, at(5))).toEqual({ ok: true, value: false })
    expect(decideAnswer(done, 1, true, OVER)).toEqual({ ok: true, value: false })
  })

  test('that is not open yet cannot be answered, and an option of another question does not count', () => {
    expect(decideAnswer(one, 2, true, at(1))).toEqual({ ok: false, refusal: 'match/not_open' })
    expect(decideAnswer(one, 1, undefined, at(1))).toEqual({ ok: false, refusal: 'match/unknown_option' })
  })

  test('whose end was stored stays closed if the clock goes back', () => {
    const closed = attempt({ ...open(1, 0), closedAt: at(60) })
    expect(phaseOf(closed, at(30))).toBe('feedback')
    expect(decideAnswer(closed, 1, true, at(30))).toEqual({ ok: false, refusal: 'match/late' })
  })
})

describe('the next question', () => {
  test('opens when the one before it has closed, and only once', () => {
    const one = attempt(answered(1, 0, 4, true))
    expect(decideOpening(one, 2, at(5))).toEqual({ ok: true, value: true })
    expect(decideOpening(one, 1, at(5))).toEqual({ ok: true, value: false })
    expect(decideOpening(one, 3, at(5))).toEqual({ ok: false, refusal: 'match/not_open' })
  })

  test('does not open while the one before it is open', () => {
    expect(decideOpening(attempt(open(1, 0)), 2, at(59.999))).toEqual({ ok: false, refusal: 'match/not_open' })
    expect(decideOpening(attempt(open(1, 0)), 2, at(60))).toEqual({ ok: true, value: true })
  })

  test('opens until ten minutes after midnight, and then no more', () => {
    const one = attempt(answered(1, 0, 4, true))
    expect(decideOpening(one, 2, OVER - 1)).toEqual({ ok: true, value: true })
    expect(phaseOf(one, OVER - 1)).toBe('feedback')
    expect(decideOpening(one, 2, OVER)).toEqual({ ok: false, refusal: 'match/late' })
    expect(phaseOf(one, OVER)).toBe('unfinished')
  })
})

describe('the marks', () => {
  test('add up to the result of a finished try', () => {
    const three = attempt(answered(1, 0, 4.2, true), answered(2, 10, 31, false), open(3, 40))
    expect(finishedResult(three, at(100))).toEqual({ right: [true, false, false], ms: 85_200 })
  })

  test('say right, wrong or too late, and after how long', () => {
    const three = attempt(answered(1, 0, 4.2, true), answered(2, 10, 31, false), open(3, 40))
    expect(marksOf(three, at(99))).toEqual([{ outcome: 'right', ms: 4_200 }, { outcome: 'wrong', ms: 21_000 }, null])
    expect(marksOf(three, at(100))[2]).toEqual({ outcome: 'late', ms: 60_000 })
    expect([phaseOf(three, at(99)), phaseOf(three, at(100))]).toEqual(['question', 'finished'])
  })

  test('never include a question that is open, nor does the review', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (seconds) => {
        const two = attempt(answered(1, -20, -10, true), open(2, 0))
        const isOpen = seconds < 60
        expect(closedQuestions(two, at(seconds)).map(({ number }) => number)).toEqual(isOpen ? [1] : [1, 2])
        expect(marksOf(two, at(seconds))[1] === null).toBe(isOpen)
      }),
    )
  })
})
