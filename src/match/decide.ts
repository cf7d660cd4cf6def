import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { currentQuestion, fixedWinner, type MatchCourse, nextQuestion, opponentOf } from '#match/course.ts'
import type { EventBody, PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { isPhotoFinish, isPlaying } from '#match/replay.ts'

/** An action that a player requests. */
export type MatchAction =
  | { kind: 'ready' | 'resign' | 'claim' | 'stop' }
  | { kind: 'loaded' | 'next'; questionNo: QuestionNo }
  | { kind: 'answer'; questionNo: QuestionNo; optionId: string }

export type MatchRefusal =
  | 'match/late'
  | 'match/not_open'
  | 'match/unknown_option'
  | 'match/not_absent'
  | 'match/no_winner'

/** Whether an option is the right one; undefined if the question has no such option. */
export type Judge = (questionNo: QuestionNo, optionId: string) => boolean | undefined

/** The event to append, or null if there is nothing to do: a repeated action gets the outcome of the first. */
export type Decision = Verdict<EventBody | null, MatchRefusal>

/** Decides a player's action in the current course. */
export function decide(course: MatchCourse, player: PlayerIndex, action: MatchAction, judge: Judge): Decision {
  if (action.kind === 'ready') return decideReady(course, player)
  if (action.kind === 'answer') return decideAnswer(course, player, action, judge)
  if (course.outcome !== null) return granted(null)
  if (action.kind === 'loaded') return decideLoaded(course, player, action.questionNo)
  if (!isPlaying(course)) return refused('match/not_open')
  if (action.kind === 'next') return decideNext(course, action.questionNo)
  if (action.kind === 'claim' && !course.presence[opponentOf(player)].absent) return refused('match/not_absent')
  if (action.kind === 'stop') return decideStop(course, player)
  return granted({ kind: action.kind })
}

function decideReady(course: MatchCourse, player: PlayerIndex): Decision {
  if (course.ready[player]) return granted(null)
  return course.phase === 'ready' ? granted({ kind: 'ready' }) : refused('match/late')
}

/** The report is accepted between the moment when the clip's URL is known and the opening of the question. */
function decideLoaded(course: MatchCourse, player: PlayerIndex, questionNo: QuestionNo): Decision {
  if (course.loaded[player].includes(questionNo) || questionNo <= course.questions.length) return granted(null)
  const isNext = nextQuestion(course) === questionNo && course.listeningQuestions.includes(questionNo)
  return isNext ? granted({ kind: 'loaded', questionNo }) : refused('match/not_open')
}

function decideNext(course: MatchCourse, questionNo: QuestionNo): Decision {
  if (questionNo < course.questions.length) return granted(null)
  const isRead = course.isPaced && course.phase === 'feedback' && questionNo === course.questions.length
  return isRead ? granted({ kind: 'next', questionNo }) : refused('match/not_open')
}

type AnswerAction = Extract<MatchAction, { kind: 'answer' }>

function decideAnswer(
  course: MatchCourse,
  player: PlayerIndex,
  { questionNo, optionId }: AnswerAction,
  judge: Judge,
): Decision {
  const question = course.questions.find(({ number }) => number === questionNo)
  if (question?.answers[player]) return granted(null)
  if (question ? question.closedAt !== null : course.outcome !== null) return refused('match/late')
  if (!question) return refused('match/not_open')
  const correct = judge(questionNo, optionId)
  if (correct === undefined) return refused('match/unknown_option')
  return granted({ kind: 'answer', questionNo, optionId, correct })
}

/**
 * The event for a refused answer that is logged anyway: it was on its way when the opponent's point closed the question, and
 * shows by how much it came too late. It never scores.
 */
export function photoFinish(
  course: MatchCourse,
  player: PlayerIndex,
  action: MatchAction,
  judge: Judge,
): EventBody | null {
  const question = currentQuestion(course)
  if (action.kind !== 'answer' || question?.number !== action.questionNo) return null
  if (!isPhotoFinish(question, player, course.now)) return null
  const correct = judge(action.questionNo, action.optionId)
  return correct === undefined ? null : { ...action, correct }
}

function decideStop(course: MatchCourse, player: PlayerIndex): Decision {
  if (fixedWinner(course) === null) return refused('match/no_winner')
  return granted(course.stops[player] ? null : { kind: 'stop' })
}
