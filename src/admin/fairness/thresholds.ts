import { SECOND_MS } from '#kit/time.ts'

/** How many days the report covers. */
export const REPORT_DAYS = 30

/** What makes a loss look thrown. */
export const THROWN = {
  /** A player who resigns or leaves with at most this many answers has not really played. */
  mostAnswers: 1,
  /** A wrong answer faster than this was not thought about ... */
  rushedMs: 1.5 * SECOND_MS,
  /** ... and this many of them in a match are not an accident. */
  leastRushed: 2,
  /** The player gave no answer, although the questions were open for this long, total. */
  idleMs: 30 * SECOND_MS,
}

export const WIN_TRADING = {
  leastMeetings: 6,
  /** The two meet this many times as often as they would by chance. */
  timesExpected: 4,
  /** The share of their matches that look thrown. */
  thrownShare: 0.6,
  /** One of the two wins nearly always ... */
  oneSidedShare: 0.85,
  /** ... or the wins go back and forth. */
  alternatingShare: 0.8,
}

export const REACTIONS = {
  /** Too fast to read a question and four options and to find the right one. */
  fastMs: 400,
  /** This many right answers that fast are not luck ... */
  leastRight: 5,
  /** ... if most answers that fast are right: a blind guess is right one time in four. */
  rightShare: 0.75,
  /** Either half of all the player's answers take at least this many times as long, */
  medianTimes: 3,
  /** or this share of all answers is that fast. */
  throughoutShare: 0.5,
}

export const SANDBAGGING = {
  leastThrown: 5,
  /** The share of all losses that look thrown. */
  thrownShare: 0.5,
  /** Rating points that the thrown losses cost. */
  leastDrop: 100,
  /** Wins since the lowest rating, and their share of the matches since. */
  leastWins: 5,
  winShare: 0.75,
}
