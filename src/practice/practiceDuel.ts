import type { EpochMs } from '#kit/time.ts'
import { type MatchCourse, type PlayedQuestion, startedCourse } from '#match/course.ts'
import type { EventBody, MatchEvent, PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { isPhotoFinish, replay } from '#match/replay.ts'
import type { ScheduledChoice } from '#practice/scheduledChoice.ts'

/** The player, and the program or recording on the other side. */
export const YOU: PlayerIndex = 0
export const OPPONENT: PlayerIndex = 1

/** An answer that the opponent will give, with the option's id in this duel. */
export interface ScheduledAnswer extends Pick<ScheduledChoice, 'afterMs'> {
  optionId: string
  correct: boolean
}

/** What the player did, and the schedule. Everything else about a practice duel follows from these and the clock. */
export interface PracticeDuel {
  /** When the player pressed Start Match; null before. */
  startedAt: EpochMs | null
  /** When the player ended it early. */
  endedAt: EpochMs | null
  answers: readonly OwnAnswer[]
  /** When the player went on from each question. Null in a duel of an old release, which went on by itself. */
  nexts: readonly OwnNext[] | null
  /** One for each question, in order; null if the opponent lets the time run out. */
  schedule: readonly (ScheduledAnswer | null)[]
  /** When it was called off: a question was no longer in the bank, or the recorded player withdrew the permission. */
  withdrawnAt: EpochMs | null
}

export type OwnAnswer = Extract<EventBody, { kind: 'answer' }> & { at: EpochMs }
export type OwnNext = { kind: 'next'; questionNo: QuestionNo; at: EpochMs }

/** An event that has no `seq` yet. */
type UnnumberedEvent = EventBody & { at: EpochMs; player: PlayerIndex }

/** The current course of the duel and its log, as of a match in which the opponent follows the schedule. */
export function duelCourse(duel: PracticeDuel, now: EpochMs): { course: MatchCourse; log: MatchEvent[] } {
  const startedAt = duel.startedAt ?? duel.withdrawnAt
  if (startedAt === null) return { course: waitingCourse(now), log: [] }
  const log = unnumberedLog(duel, startedAt, now)
  return { course: courseAt(log, duel, now), log: numbered(log) }
}

/** When the opponent will answer the open question; null if it will not. */
export function opponentDueAt(course: MatchCourse, { schedule }: Pick<PracticeDuel, 'schedule'>): EpochMs | null {
  const question = course.phase === 'question' ? course.questions.at(-1) : undefined
  return (question && scheduledAnswer(question, schedule)?.at) ?? null
}

/** The course before Start Match: the opponent is ready and waits without limit. */
function waitingCourse(now: EpochMs): MatchCourse {
  return { ...startedCourse({ createdAt: now, listeningQuestions: [] }), until: null, ready: [false, true] }
}

function unnumberedLog(duel: PracticeDuel, startedAt: EpochMs, now: EpochMs): UnnumberedEvent[] {
  const begun: UnnumberedEvent[] = [YOU, OPPONENT].map((player) => ({ kind: 'ready', at: startedAt, player }))
  const own: UnnumberedEvent[] = [...duel.answers, ...(duel.nexts ?? [])]
    .toSorted((one, other) => one.questionNo - other.questionNo)
    .map((event) => ({ ...event, player: YOU }))
  if (duel.endedAt !== null) own.push({ kind: 'resign', at: duel.endedAt, player: YOU })
  if (duel.withdrawnAt !== null) own.push({ kind: 'withdrawn', at: duel.withdrawnAt, player: YOU })
  const played = own.reduce((log, body) => [...withOpponent(log, duel, body.at), body], begun)
  return withOpponent(played, duel, now)
}

/** The log with the opponent's scheduled answers up to an instant. */
function withOpponent(log: UnnumberedEvent[], duel: PracticeDuel, until: EpochMs): UnnumberedEvent[] {
  const { schedule } = duel
  return schedule.reduce((all, _, index) => {
    const course = courseAt(all, duel, until)
    const question = course.questions[index]
    const due = question && scheduledAnswer(question, schedule)
    return due && due.at <= until && isInTime(question, due.at, course) ? all.concat(due) : all
  }, log)
}

function scheduledAnswer(
  { number, opensAt, answers, lateAnswers }: PlayedQuestion,
  schedule: PracticeDuel['schedule'],
): UnnumberedEvent | null {
  const next = schedule[number - 1]
  if (!next || answers[OPPONENT] || lateAnswers[OPPONENT]) return null
  const { afterMs, optionId, correct } = next
  return { kind: 'answer', questionNo: number, optionId, correct, at: opensAt + afterMs, player: OPPONENT }
}

/** Whether the question was still open at that time, or closed so shortly before that the answer is a photo finish. */
function isInTime(question: PlayedQuestion, at: EpochMs, { outcome }: MatchCourse): boolean {
  if (question.closedAt === null || at < question.closedAt) return true
  return isPhotoFinish(question, OPPONENT, at) && (outcome === null || at < outcome.at)
}

function courseAt(log: readonly UnnumberedEvent[], { nexts }: PracticeDuel, at: EpochMs): MatchCourse {
  const start = { createdAt: log[0]?.at ?? at, listeningQuestions: [], isPaced: nexts !== null }
  return replay(start, numbered(log), at)
}

function numbered(log: readonly UnnumberedEvent[]): MatchEvent[] {
  return log.map((one, index) => ({ ...one, seq: index + 1 }))
}
