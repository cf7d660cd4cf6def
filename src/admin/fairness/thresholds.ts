import { SECOND_MS } from '#kit/time.ts'

/** So far back the report looks. */
export const REPORT_DAYS = 30

/** What makes a loss look thrown. */
export const THROWN = {
  /** Who resigns or leaves with no more answers than this has not played. */
  mostAnswers: 1,
  /** A wrong answer sooner than this was not thought about ... */
  rushedMs: 1.5 * SECOND_MS,
  /** ... and so many of them in a match are no accident. */
  leastRushed: 2,
  /** Without any answer in a match, though its questions stood open for so long in all. */
  idleMs: 30 * SECOND_MS,
}

export const WIN_TRADING = {
  leastMeetings: 6,
  /** So many times as often as two players meet by chance who play as much as they do. */
  timesExpected: 4,
  /** Of their matches with each other. */
  thrownShare: 0.6,
  /** One of the two wins nearly always ... */
  oneSidedShare: 0.85,
  /** ... or the wins go back and forth. */
  alternatingShare: 0.8,
}

export const REACTIONS = {
  /** Nobody reads a question and four options, and finds the right one, in less. */
  fastMs: 400,
  /** So many right answers of that kind are no luck ... */
  leastRight: 5,
  /** ... where most answers of that kind are right: who presses blindly is right once in four times. */
  rightShare: 0.75,
  /** Either the player takes so many times as long for half of all answers, */
  medianTimes: 3,
  /** or answers like that throughout. */
  throughoutShare: 0.5,
}

export const SANDBAGGING = {
  leastThrown: 5,
  /** Of all losses. */
  thrownShare: 0.5,
  /** Rating points that the thrown losses cost. */
  leastDrop: 100,
  /** Wins from the lowest rating on, and their share of the matches since. */
  leastWins: 5,
  winShare: 0.75,
}
