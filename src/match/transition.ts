import type { EpochMs, Milliseconds } from '#kit/time.ts'
import type { MatchCourse, Outcome, PlayedQuestion } from '#match/course.ts'
import { fixedWinner, isLoadedByBoth, nextQuestion, opponentOf, withValue } from '#match/course.ts'
import type { PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { ANSWER_FEEDBACK_MS, COUNTDOWN_MS, LOADING_MS, QUESTION_MS, TIMEOUT_FEEDBACK_MS } from '#match/matchTimes.ts'

export function countdownBegun(course: MatchCourse, at: EpochMs): MatchCourse {
  return { ...course, phase: 'countdown', since: at, until: at + COUNTDOWN_MS }
}

/** The course after the phase has ended by time alone. */
export function phaseEnded(course: MatchCourse, at: EpochMs): MatchCourse {
  if (course.phase === 'ready') return matchOver(course, { reason: 'void', winner: null, at })
  if (course.phase === 'question') return questionTimedOut(course, at)
  const next = nextQuestion(course)
  if (next === null) return matchPlayedOut(course, at)
  const waits = course.listeningQuestions.includes(next) && !course.isLoading && !isLoadedByBoth(course, next)
  return waits ? loadingBegun(course, at) : questionOpened(course, next, at)
}

/** The screen stays as it is meanwhile: the countdown, or the feedback on the previous question. */
function loadingBegun(course: MatchCourse, at: EpochMs): MatchCourse {
  return { ...course, isLoading: true, since: at, until: at + LOADING_MS }
}

/**
 * The course after a player has loaded a clip. A question that only waited for that opens a millisecond later, so that the order of
 * the events of one instant makes no difference.
 */
export function clipLoaded(course: MatchCourse, player: PlayerIndex, number: QuestionNo, at: EpochMs): MatchCourse {
  const loaded = withValue(course.loaded, player, [...course.loaded[player], number])
  const noted = { ...course, loaded }
  if (course.until === null || !course.isLoading || nextQuestion(course) !== number) return noted
  return isLoadedByBoth(noted, number) ? { ...noted, until: Math.min(course.until, at + 1) } : noted
}

function questionOpened(course: MatchCourse, number: QuestionNo, at: EpochMs): MatchCourse {
  const question: PlayedQuestion = {
    number,
    opensAt: at,
    closedAt: null,
    answers: [null, null],
    lateAnswers: [null, null],
    point: null,
  }
  return {
    ...course,
    phase: 'question',
    since: at,
    until: at + QUESTION_MS,
    isLoading: false,
    questions: [...course.questions, question],
  }
}

function questionTimedOut(course: MatchCourse, at: EpochMs): MatchCourse {
  const closed = withCurrent(course, (question) => ({ ...question, closedAt: at }))
  return feedbackBegun(closed, at, TIMEOUT_FEEDBACK_MS)
}

/** The question is closed by a right answer, which wins the point, or because nobody is left to answer (`point` is null). */
export function questionClosed(course: MatchCourse, point: PlayerIndex | null, at: EpochMs): MatchCourse {
  const closed = withCurrent(course, (question) => ({ ...question, closedAt: at, point }))
  return feedbackBegun(closed, at, ANSWER_FEEDBACK_MS)
}

function feedbackBegun(course: MatchCourse, at: EpochMs, shownMs: Milliseconds): MatchCourse {
  return { ...course, phase: 'feedback', since: at, until: course.isPaced ? null : at + shownMs }
}

/** A player with two points wins; otherwise the match is a draw, whatever the score. */
function matchPlayedOut(course: MatchCourse, at: EpochMs): MatchCourse {
  const winner = fixedWinner(course)
  return matchOver(course, { reason: winner === null ? 'draw' : 'points', winner, at })
}

/** Ends the match at once. A player who already has enough points wins, even after resigning. */
export function matchGivenUp(
  course: MatchCourse,
  loser: PlayerIndex,
  reason: 'resigned' | 'abandoned',
  at: EpochMs,
): MatchCourse {
  const winner = fixedWinner(course)
  if (winner !== null) return matchOver(course, { reason: 'points', winner, at })
  return matchOver(course, { reason, winner: opponentOf(loser), at })
}

/**
 * Ends the match because a question is no longer in the bank. A player who already has enough points wins; otherwise the match
 * is void.
 */
export function matchWithdrawn(course: MatchCourse, at: EpochMs): MatchCourse {
  const winner = fixedWinner(course)
  return matchOver(course, { reason: winner === null ? 'void' : 'points', winner, at })
}

export function matchOver(course: MatchCourse, outcome: Outcome): MatchCourse {
  const closed = withCurrent(course, (question) => ({ ...question, closedAt: question.closedAt ?? outcome.at }))
  const phase = outcome.reason === 'void' ? 'void' : 'completed'
  return { ...closed, phase, since: outcome.at, until: null, isLoading: false, outcome }
}

/** The course with the newest question changed. */
export function withCurrent(course: MatchCourse, change: (question: PlayedQuestion) => PlayedQuestion): MatchCourse {
  return {
    ...course,
    questions: course.questions.map((one, index, all) => (index === all.length - 1 ? change(one) : one)),
  }
}
