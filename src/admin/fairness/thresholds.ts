import { SECOND_MS } from '#kit/time.ts'

/** How far back the report looks. */
export const REPORT_DAYS = 30

/** What makes a loss look thrown. */
export const THROWN = {
  /** A player who resigns or leaves with no more answers than this has not played. */
  mostAnswers: 1,
  /** A wrong answer faster than this was given without thinking ... */
  rushedMs: 1.5 * SECOND_MS,
  /** ... and this many of them in a match are no accident. */
  leastRushed: 2,
  /** No answer in a match, although its questions stood open for this long in all. */
  idleMs: 30 * SECOND_MS,
}

export const WIN_TRADING = {
  leastMeetings: 6,
  /** They meet this many times as often as two players who play as much would by chance. */
  timesExpected: 4,
  /** The share of their matches that look thrown. */
  thrownShare: 0.6,
  /** One of the two wins nearly always ... */
  oneSidedShare: 0.85,
  /** ... or the wins go back and forth. */
  alternatingShare: 0.8,
}

export const REACTIONS = {
  /** Nobody can read a question and four options and find the right one faster. */
  fastMs: 400,
  /** This many right answers that fast are no luck ... */
  leastRight: 5,
  /** ... if most answers that fast are right: a blind guess is right once in four times. */
  rightShare: 0.75,
  /** Either the player takes this many times as long for half of all answers, */
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
