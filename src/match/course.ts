import type { EpochMs, Milliseconds } from '#kit/time.ts'
import type { Pair, Phase, ResultReason } from '#match/matchContract.ts'
import type { PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { QUESTION_COUNT, READY_MS, WINNING_POINTS } from '#match/matchTimes.ts'

/** What is fixed when a match is made, as far as its course depends on it. */
export interface MatchStart {
  createdAt: EpochMs
  /** Questions that are listeningQuestions: each waits a little for both players' browsers to load its clip. */
  listeningQuestions: readonly QuestionNo[]
}

export interface Answer {
  at: EpochMs
  optionId: string
  correct: boolean
}

/** A question that has been opened. */
export interface PlayedQuestion {
  number: QuestionNo
  opensAt: EpochMs
  /** Null while it is open. */
  closedAt: EpochMs | null
  /** The answers that counted. */
  answers: Pair<Answer | null>
  /** An answer that came after the opponent's point: tells by how much it was too late, and nothing else. */
  lateAnswers: Pair<Answer | null>
  point: PlayerIndex | null
}

export interface Presence {
  away: boolean
  /** How long away so far, as far as the opponent was there meanwhile. */
  awayMs: Milliseconds
  /** Away for too long: taken as having answered wrong, until back. */
  absent: boolean
}

export interface Outcome {
  reason: ResultReason
  winner: PlayerIndex | null
  at: EpochMs
}

/** Where a match stands at one instant: what its log and the clock say, and nothing else. */
export interface Course {
  phase: Phase
  /** Up to when this was told. */
  now: EpochMs
  /** When the phase began, and when the clock alone ends it; null once the match is over. */
  since: EpochMs
  until: EpochMs | null
  ready: Pair<boolean>
  /** Those that were opened, the first one first. */
  questions: readonly PlayedQuestion[]
  listeningQuestions: readonly QuestionNo[]
  /** Of which questions each player has loaded the clip. */
  loaded: Pair<readonly QuestionNo[]>
  /** The next question could be open but for its clip, which somebody has not loaded. */
  isLoading: boolean
  presence: Pair<Presence>
  /** Whether each player agrees to end early a match that is already won. */
  stops: Pair<boolean>
  outcome: Outcome | null
}

export function startedCourse({ createdAt, listeningQuestions }: MatchStart): Course {
  const present: Presence = { away: false, awayMs: 0, absent: false }
  return {
    phase: 'ready',
    now: createdAt,
    since: createdAt,
    until: createdAt + READY_MS,
    ready: [false, false],
    questions: [],
    listeningQuestions,
    loaded: [[], []],
    isLoading: false,
    presence: [present, present],
    stops: [false, false],
    outcome: null,
  }
}

export function opponentOf(player: PlayerIndex): PlayerIndex {
  return player === 0 ? 1 : 0
}

/** The pair with one player's value changed. */
export function withValue<Value>(pair: Pair<Value>, player: PlayerIndex, value: Value): Pair<Value> {
  return player === 0 ? [value, pair[1]] : [pair[0], value]
}

/** The question that is open, or whose answer is being shown. */
export function currentQuestion({ phase, questions }: Course): PlayedQuestion | undefined {
  return phase === 'question' || phase === 'feedback' ? questions.at(-1) : undefined
}

/** The question that opens next; null while one is open, before the countdown, and after the last. */
export function nextQuestion({ phase, questions }: Course): QuestionNo | null {
  if (phase !== 'countdown' && phase !== 'feedback') return null
  return questions.length < QUESTION_COUNT ? ((questions.length + 1) as QuestionNo) : null
}

export function isLoadedByBoth({ loaded: [first, second] }: Course, number: QuestionNo): boolean {
  return first.includes(number) && second.includes(number)
}

export function scoreOf({ questions }: Course): Pair<number> {
  const points = (player: PlayerIndex) => questions.filter(({ point }) => point === player).length
  return [points(0), points(1)]
}

/** The score that goes into the books: the points of a void match count for nothing. */
export function finalScore(course: Course): Pair<number> {
  return course.outcome?.reason === 'void' ? [0, 0] : scoreOf(course)
}

/** The player with enough points to win: nothing that happens later changes that. */
export function fixedWinner(course: Course): PlayerIndex | null {
  const [first, second] = scoreOf(course)
  if (first >= WINNING_POINTS) return 0
  return second >= WINNING_POINTS ? 1 : null
}

/** By how much the point was won: from the winning answer to the opponent's own right one; null where there was none. */
export function marginOf({ point, answers, lateAnswers }: PlayedQuestion): Milliseconds | null {
  if (point === null) return null
  const won = answers[point]
  const late = lateAnswers[opponentOf(point)]
  return won && late?.correct ? late.at - won.at : null
}
