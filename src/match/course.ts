import type { EpochMs, Milliseconds } from '#kit/time.ts'
import type { Pair, Phase, ResultReason } from '#match/matchContract.ts'
import type { PlayerIndex, QuestionNo } from '#match/matchEvent.ts'
import { READY_MS, WINNING_POINTS } from '#match/matchTimes.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

/** The facts, fixed when a match is created, that its course depends on. */
export interface MatchStart {
  createdAt: EpochMs
  /** The numbers of the listening questions. Each waits a little for both players' browsers to load its clip. */
  listeningQuestions: readonly QuestionNo[]
  /** In practice: the feedback on a question stays until the player goes on. */
  isPaced?: boolean
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
  /** Null while the question is open. */
  closedAt: EpochMs | null
  /** The answers that counted. */
  answers: Pair<Answer | null>
  /** Answers that came just after the opponent's point. They only show by how much they were late. */
  lateAnswers: Pair<Answer | null>
  point: PlayerIndex | null
}

export interface Presence {
  away: boolean
  /** For how long so far. Only time during which the opponent was present counts. */
  awayMs: Milliseconds
  /** Away for too long. Until the player is back, each question counts as answered wrong. */
  absent: boolean
}

export interface Outcome {
  reason: ResultReason
  winner: PlayerIndex | null
  at: EpochMs
}

/** The state of a match at one instant, computed only from its log and the clock. */
export interface MatchCourse {
  phase: Phase
  /** The instant of this state. */
  now: EpochMs
  /** When the phase began, and when it ends by time alone; null once the match is over, and if the player ends it. */
  since: EpochMs
  until: EpochMs | null
  isPaced: boolean
  ready: Pair<boolean>
  /** The questions that were opened, in order. */
  questions: readonly PlayedQuestion[]
  listeningQuestions: readonly QuestionNo[]
  /** The questions whose clips each player has loaded. */
  loaded: Pair<readonly QuestionNo[]>
  /** The next question is only waiting for its clip, which a player has not loaded yet. */
  isLoading: boolean
  presence: Pair<Presence>
  /** Whether each player agrees to end a match early that is already won. */
  stops: Pair<boolean>
  outcome: Outcome | null
}

export function startedCourse({ createdAt, listeningQuestions, isPaced = false }: MatchStart): MatchCourse {
  const present: Presence = { away: false, awayMs: 0, absent: false }
  return {
    phase: 'ready',
    now: createdAt,
    since: createdAt,
    until: createdAt + READY_MS,
    isPaced,
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

/** A copy of the pair with one player's value replaced. */
export function withValue<Value>(pair: Pair<Value>, player: PlayerIndex, value: Value): Pair<Value> {
  return player === 0 ? [value, pair[1]] : [pair[0], value]
}

/** The question that is open, or whose feedback is being shown. */
export function currentQuestion({ phase, questions }: MatchCourse): PlayedQuestion | undefined {
  return phase === 'question' || phase === 'feedback' ? questions.at(-1) : undefined
}

/** The question that opens next; null while one is open, before the countdown, and after the last. */
export function nextQuestion({ phase, questions }: MatchCourse): QuestionNo | null {
  if (phase !== 'countdown' && phase !== 'feedback') return null
  return questions.length < QUESTION_COUNT ? ((questions.length + 1) as QuestionNo) : null
}

export function isLoadedByBoth({ loaded: [first, second] }: MatchCourse, number: QuestionNo): boolean {
  return first.includes(number) && second.includes(number)
}

export function scoreOf({ questions }: MatchCourse): Pair<number> {
  const points = (player: PlayerIndex) => questions.filter(({ point }) => point === player).length
  return [points(0), points(1)]
}

/** The score to record: 0–0 for a void match. */
export function finalScore(course: MatchCourse): Pair<number> {
  return course.outcome?.reason === 'void' ? [0, 0] : scoreOf(course)
}

/** The player with enough points to win; no later event changes the winner. */
export function fixedWinner(course: MatchCourse): PlayerIndex | null {
  const [first, second] = scoreOf(course)
  if (first >= WINNING_POINTS) return 0
  return second >= WINNING_POINTS ? 1 : null
}

/** The time between the winning answer and the opponent's own right answer; null if there was none. */
export function marginOf({ point, answers, lateAnswers }: PlayedQuestion): Milliseconds | null {
  if (point === null) return null
  const won = answers[point]
  const late = lateAnswers[opponentOf(point)]
  return won && late?.correct ? late.at - won.at : null
}
