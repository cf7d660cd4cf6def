import type { Grade } from '#daily/grade.ts'
import { startOfDate, type UtcDate } from '#daily/utcDate.ts'
import { DAY_MS, type EpochMs, MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { MatchRefusal } from '#match/decide.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

/** A round that was begun before midnight can be finished until so long after it. */
export const FINISH_MS = 10 * MINUTE_MS

/** A question that was opened for the player. */
export interface OpenedQuestion {
  number: QuestionNo
  openedAt: EpochMs
  /** When it was answered, or when its time was up; null until one of the two is stored. */
  closedAt: EpochMs | null
  /** Null if it was not answered. */
  answer: { optionId: string; correct: boolean } | null
}

/** A player's try at a daily round, as it is stored. */
export interface DailyTry {
  date: UtcDate
  grade: Grade
  /** In the order of their numbers; at least the first. */
  opened: readonly OpenedQuestion[]
}

/** `unfinished`: its day is over, and not all three questions were opened. */
export type TryPhase = 'question' | 'feedback' | 'finished' | 'unfinished'

/** What came of a question. An unanswered question is `late`. */
export interface Mark {
  outcome: 'right' | 'wrong' | 'late'
  /** From the opening to the close. */
  ms: Milliseconds
}

export type DailyRefusal = Extract<MatchRefusal, 'match/late' | 'match/not_open' | 'match/unknown_option'>

/** When the question closes, or closed. */
export function closesAt({ openedAt, closedAt }: OpenedQuestion): EpochMs {
  return closedAt ?? openedAt + QUESTION_MS
}

function isOpen(question: OpenedQuestion, now: EpochMs): boolean {
  return question.closedAt === null && now < closesAt(question)
}

/** The question whose time is up, if that is not stored yet. */
export function expiredQuestion({ opened }: DailyTry, now: EpochMs): OpenedQuestion | undefined {
  const last = opened.at(-1)
  return last && last.closedAt === null && !isOpen(last, now) ? last : undefined
}

export function phaseOf({ date, opened }: DailyTry, now: EpochMs): TryPhase {
  const last = opened.at(-1)
  if (last && isOpen(last, now)) return 'question'
  if (opened.length === QUESTION_COUNT) return 'finished'
  return isOver(date, now) ? 'unfinished' : 'feedback'
}

/** The questions that have closed. Their keys may be shown to the player. */
export function closedQuestions({ opened }: DailyTry, now: EpochMs): OpenedQuestion[] {
  return opened.filter((question) => !isOpen(question, now))
}

/** One mark for each question; null for one that has not closed. */
export function marksOf(attempt: DailyTry, now: EpochMs): (Mark | null)[] {
  const marks = closedQuestions(attempt, now).map(markOf)
  return Array.from({ length: QUESTION_COUNT }, (_, index) => marks[index] ?? null)
}

function markOf(question: OpenedQuestion): Mark {
  const { answer, openedAt } = question
  const outcome = answer === null ? 'late' : answer.correct ? 'right' : 'wrong'
  return { outcome, ms: closesAt(question) - openedAt }
}

/** What came of a finished try: its right answers, and its times together. */
export function finishedResult(attempt: DailyTry, now: EpochMs): { right: boolean[]; ms: Milliseconds } {
  const marks = marksOf(attempt, now)
  return {
    right: marks.map((mark) => mark?.outcome === 'right'),
    ms: marks.reduce((sum, mark) => sum + (mark?.ms ?? 0), 0),
  }
}

/** Decides whether the question may be opened now. False: it was opened before. */
export function decideOpening(
  attempt: DailyTry,
  number: QuestionNo,
  now: EpochMs,
): Verdict<boolean, Extract<DailyRefusal, 'match/late' | 'match/not_open'>> {
  const { opened, date } = attempt
  if (number <= opened.length) return granted(false)
  if (number > opened.length + 1 || phaseOf(attempt, now) === 'question') return refused('match/not_open')
  return isOver(date, now) ? refused('match/late') : granted(true)
}

/**
 * Decides whether an answer counts. False: the question was answered before, and that answer counts.
 * @param correct undefined if the question has no such option
 */
export function decideAnswer(
  { opened }: DailyTry,
  number: QuestionNo,
  correct: boolean | undefined,
  now: EpochMs,
): Verdict<boolean, DailyRefusal> {
  const question = opened[number - 1]
  if (!question) return refused('match/not_open')
  if (question.answer) return granted(false)
  if (!isOpen(question, now)) return refused('match/late')
  return correct === undefined ? refused('match/unknown_option') : granted(true)
}

/** Whether no more questions of the day's round open. */
function isOver(date: UtcDate, now: EpochMs): boolean {
  return now >= startOfDate(date) + DAY_MS + FINISH_MS
}
