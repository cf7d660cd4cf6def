import type { EpochMs } from '#kit/time.ts'
import { type Course, type PlayedQuestion, startedCourse } from '#match/course.ts'
import type { EventBody, MatchEvent, PlayerIndex } from '#match/matchEvent.ts'
import { isPhotoFinish, replay } from '#match/replay.ts'
import type { PlannedAnswer } from '#practice/plannedAnswer.ts'

/** The player, and the program or recording on the other side. */
export const YOU: PlayerIndex = 0
export const OPPONENT: PlayerIndex = 1

/** What the opponent will do in a question, with the option's id in this duel. */
export interface ScheduledAnswer extends Pick<PlannedAnswer, 'afterMs'> {
  optionId: string
  correct: boolean
}

/** What the player has done. The rest of a practice duel follows from that, the schedule and the clock. */
export interface PracticeDuel {
  /** When the player pressed Start Match; null before. */
  startedAt: EpochMs | null
  /** When the player ended it early. */
  endedAt: EpochMs | null
  answers: readonly OwnAnswer[]
  /** One for each question, in order; null where the opponent lets the time run out. */
  schedule: readonly (ScheduledAnswer | null)[]
  /** When it was called off: a question had left the bank, or the recorded player took the permission back. */
  withdrawnAt: EpochMs | null
}

export type OwnAnswer = Extract<EventBody, { kind: 'answer' }> & { at: EpochMs }

/** An event before it has its place in the log. */
type Happening = EventBody & { at: EpochMs; player: PlayerIndex }

/** The course of the duel now, and its log: those of a match whose other side follows the schedule. */
export function duelCourse(duel: PracticeDuel, now: EpochMs): { course: Course; log: MatchEvent[] } {
  const startedAt = duel.startedAt ?? duel.withdrawnAt
  if (startedAt === null) return { course: waitingCourse(now), log: [] }
  const log = happenings(duel, startedAt, now)
  return { course: courseAt(log, now), log: numbered(log) }
}

/** When the opponent's next answer comes; null if none will come in the open question. */
export function opponentDueAt(course: Course, { schedule }: Pick<PracticeDuel, 'schedule'>): EpochMs | null {
  const question = course.phase === 'question' ? course.questions.at(-1) : undefined
  return (question && scheduledAnswer(question, schedule)?.at) ?? null
}

/** Before Start Match: the opponent is ready and waits as long as it takes. */
function waitingCourse(now: EpochMs): Course {
  return { ...startedCourse({ createdAt: now, heard: [] }), until: null, ready: [false, true] }
}

function happenings(duel: PracticeDuel, startedAt: EpochMs, now: EpochMs): Happening[] {
  const begun: Happening[] = [YOU, OPPONENT].map((player) => ({ kind: 'ready', at: startedAt, player }))
  const own: Happening[] = duel.answers.map((answer) => ({ ...answer, player: YOU }))
  if (duel.endedAt !== null) own.push({ kind: 'resign', at: duel.endedAt, player: YOU })
  if (duel.withdrawnAt !== null) own.push({ kind: 'withdrawn', at: duel.withdrawnAt, player: YOU })
  const played = own.reduce((log, body) => [...withOpponent(log, duel, body.at), body], begun)
  return withOpponent(played, duel, now)
}

/** The log with the opponent's scheduled answers up to an instant. */
function withOpponent(log: Happening[], { schedule }: PracticeDuel, until: EpochMs): Happening[] {
  return schedule.reduce((all, _, index) => {
    const course = courseAt(all, until)
    const question = course.questions[index]
    const due = question && scheduledAnswer(question, schedule)
    return due && due.at <= until && isInTime(question, due.at, course) ? all.concat(due) : all
  }, log)
}

function scheduledAnswer(
  { number, opensAt, answers, lateAnswers }: PlayedQuestion,
  schedule: PracticeDuel['schedule'],
): Happening | null {
  const next = schedule[number - 1]
  if (!next || answers[OPPONENT] || lateAnswers[OPPONENT]) return null
  const { afterMs, optionId, correct } = next
  return { kind: 'answer', questionNo: number, optionId, correct, at: opensAt + afterMs, player: OPPONENT }
}

/** The question was still open then, or the player's point had closed it so shortly before that it is a photo finish. */
function isInTime(question: PlayedQuestion, at: EpochMs, { outcome }: Course): boolean {
  if (question.closedAt === null || at < question.closedAt) return true
  return isPhotoFinish(question, OPPONENT, at) && (outcome === null || at < outcome.at)
}

function courseAt(log: readonly Happening[], at: EpochMs): Course {
  return replay({ createdAt: log[0]?.at ?? at, heard: [] }, numbered(log), at)
}

function numbered(log: readonly Happening[]): MatchEvent[] {
  return log.map((one, index) => ({ ...one, seq: index + 1 }))
}
