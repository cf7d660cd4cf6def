import type { DailyQuestion, DailyState, ReviewedDailyQuestion } from '#daily/dailyContract.ts'
import { closedQuestions, closesAt, type DailyTry, marksOf, type OpenedQuestion, phaseOf } from '#daily/dailyTry.ts'
import { utcDateOf } from '#daily/utcDate.ts'
import { type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import { type DealtQuestion, explained, shownQuestion } from '#match/dealtQuestion.ts'
import { isoTime } from '#match/playerView.ts'

/** Of the two orders in which a question's options are dealt, the one that is shown. */
const SHOWN_ORDER = 0

/** What the player may see of a try. It contains the keys of questions that have closed, and no others. */
export function dailyView(attempt: DailyTry, dealt: readonly DealtQuestion[], now: EpochMs): DailyState {
  const last = attempt.opened.at(-1)
  const isClosed = last !== undefined && closedQuestions(attempt, now).includes(last)
  const { answer } = last ?? { answer: null }
  return {
    date: attempt.date,
    ...timesAt(now),
    phase: phaseOf(attempt, now),
    grade: attempt.grade,
    question: last ? seenQuestion(last, dealtFor(last, dealt)) : null,
    your_answer: answer && { option_id: answer.optionId, correct: answer.correct },
    feedback: isClosed ? explained(dealtFor(last, dealt)) : null,
    marks: marksOf(attempt, now),
  }
}

/** The round of a day on which the player has not begun a try. */
export function unplayedView({ date, grade }: Pick<DailyState, 'date' | 'grade'>, now: EpochMs): DailyState {
  const nothing = { question: null, your_answer: null, feedback: null, marks: [null, null, null] }
  return { date, ...timesAt(now), phase: 'unplayed', grade, ...nothing }
}

/** The closed questions of a try with their keys. */
export function reviewOf(attempt: DailyTry, dealt: readonly DealtQuestion[], now: EpochMs): ReviewedDailyQuestion[] {
  return closedQuestions(attempt, now).map((question) => ({
    ...seenQuestion(question, dealtFor(question, dealt)),
    ...explained(dealtFor(question, dealt)),
    picked: question.answer?.optionId ?? null,
  }))
}

function timesAt(now: EpochMs): Pick<DailyState, 'today' | 'next_round_at' | 'server_now'> {
  return { today: utcDateOf(now), next_round_at: isoTime(nextUtcMidnight(now)), server_now: isoTime(now) }
}

function seenQuestion(question: OpenedQuestion, dealt: DealtQuestion): DailyQuestion {
  return {
    number: question.number,
    skill_type: dealt.question.skill,
    ...shownQuestion(dealt, SHOWN_ORDER),
    opens_at: isoTime(question.openedAt),
    closes_at: isoTime(closesAt(question)),
  }
}

function dealtFor({ number }: OpenedQuestion, dealt: readonly DealtQuestion[]): DealtQuestion {
  const question = dealt[number - 1]
  if (!question) throw new Error(`The daily round has no question ${number}`)
  return question
}
