import { never } from '#kit/never.ts'
import type { EpochMs } from '#kit/time.ts'
import {
  type Answer,
  currentQuestion,
  fixedWinner,
  type MatchCourse,
  type MatchStart,
  opponentOf,
  type PlayedQuestion,
  startedCourse,
  withValue,
} from '#match/course.ts'
import type { MatchEvent, PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { PHOTO_FINISH_MS } from '#match/matchTimes.ts'
import { presenceAt, withPresence } from '#match/presence.ts'
import {
  clipLoaded,
  countdownBegun,
  matchGivenUp,
  matchOver,
  matchWithdrawn,
  phaseEnded,
  questionClosed,
  withCurrent,
} from '#match/transition.ts'

/**
 * The current state of a match: its whole log applied in order, with the clock running in between. Server, browser and tests share
 * this function, so all of them see the same course. An event that does not fit the course changes nothing.
 */
export function replay(match: MatchStart, events: readonly MatchEvent[], now: EpochMs): MatchCourse {
  return advanced(events.reduce(withEvent, startedCourse(match)), now)
}

/** The course after one more event. */
export function withEvent(course: MatchCourse, event: MatchEvent): MatchCourse {
  const reached = advanced(course, event.at)
  switch (event.kind) {
    case 'ready':
      return madeReady(reached, event.player)
    case 'answer':
      return answered(reached, event.player, event.questionNo, event)
    case 'loaded':
      return clipLoaded(reached, event.player, event.questionNo, event.at)
    case 'next':
      return wentOn(reached, event.questionNo, event.at)
    case 'away':
    case 'back':
      return withPresence(reached, event.player, event.kind)
    case 'absent':
      return closedIfNobodyIsLeft(withPresence(reached, event.player, 'absent'))
    case 'resign':
      return isPlaying(reached) ? matchGivenUp(reached, event.player, 'resigned', event.at) : reached
    case 'claim':
      return claimed(reached, event.player)
    case 'stop':
      return stopped(reached, event.player)
    case 'withdrawn':
      return reached.outcome === null ? matchWithdrawn(reached, event.at) : reached
    default:
      return never(event)
  }
}

/** Moves the clock to `to`: phases end at their time, and time away grows. A deadline comes before an event at the same instant. */
function advanced(course: MatchCourse, to: EpochMs): MatchCourse {
  const now = Math.max(course.now, to)
  let reached: MatchCourse = { ...course, now, presence: presenceAt(course, now) }
  while (reached.until !== null && reached.until <= now) reached = phaseEnded(reached, reached.until)
  return reached
}

function madeReady(course: MatchCourse, player: PlayerIndex): MatchCourse {
  if (course.phase !== 'ready') return course
  const ready = withValue(course.ready, player, true)
  return ready[0] && ready[1] ? countdownBegun({ ...course, ready }, course.now) : { ...course, ready }
}

function answered(
  course: MatchCourse,
  player: PlayerIndex,
  number: QuestionNo,
  { at, optionId, correct }: Answer,
): MatchCourse {
  const question = currentQuestion(course)
  if (question?.number !== number || question.answers[player] !== null) return course
  const answer = { at, optionId, correct }
  if (question.closedAt !== null)
    return isPhotoFinish(question, player, at) ? withLateAnswer(course, player, answer) : course
  const noted = withCurrent(course, (one) => ({ ...one, answers: withValue(one.answers, player, answer) }))
  return correct ? questionClosed(noted, player, at) : closedIfNobodyIsLeft(noted)
}

function wentOn(course: MatchCourse, number: QuestionNo, at: EpochMs): MatchCourse {
  const isWaiting = course.phase === 'feedback' && course.isPaced && currentQuestion(course)?.number === number
  return isWaiting ? phaseEnded(course, at) : course
}

/** Whether the opponent's point closed the question just before this player answered it. */
export function isPhotoFinish(
  { point, closedAt, answers, lateAnswers }: PlayedQuestion,
  player: PlayerIndex,
  at: EpochMs,
): boolean {
  const isFirst = answers[player] === null && lateAnswers[player] === null
  return isFirst && point === opponentOf(player) && closedAt !== null && at - closedAt <= PHOTO_FINISH_MS
}

function withLateAnswer(course: MatchCourse, player: PlayerIndex, answer: Answer): MatchCourse {
  return withCurrent(course, (one) => ({ ...one, lateAnswers: withValue(one.lateAnswers, player, answer) }))
}

/** An absent player counts as having answered wrong. */
function closedIfNobodyIsLeft(course: MatchCourse): MatchCourse {
  if (course.phase !== 'question') return course
  const answers = currentQuestion(course)?.answers ?? [null, null]
  const isDone = (player: PlayerIndex) => answers[player] !== null || course.presence[player].absent
  return isDone(0) && isDone(1) ? questionClosed(course, null, course.now) : course
}

function claimed(course: MatchCourse, player: PlayerIndex): MatchCourse {
  const absentee = opponentOf(player)
  if (!isPlaying(course) || !course.presence[absentee].absent) return course
  return matchGivenUp(course, absentee, 'abandoned', course.now)
}

function stopped(course: MatchCourse, player: PlayerIndex): MatchCourse {
  const winner = fixedWinner(course)
  if (!isPlaying(course) || winner === null) return course
  const stops = withValue(course.stops, player, true)
  const agreed = { ...course, stops }
  return stops[0] && stops[1] ? matchOver(agreed, { reason: 'points', winner, at: course.now }) : agreed
}

/** Whether a question is open or its feedback is being shown: the phases in which a match can be ended early. */
export function isPlaying({ phase }: MatchCourse): boolean {
  return phase === 'question' || phase === 'feedback'
}
