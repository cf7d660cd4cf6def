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

/** Fewer wins than this are not looked at for farming. */
export const LEAST_WINS = 5

export const ONE_OPPONENT = {
  /** An account belongs to a player if at least this share of its rated matches were against that player. */
  share: 0.75,
  leastAccounts: 5,
  /** The player wins at least this share of the matches against these accounts ... */
  winShare: 0.9,
  /** ... and at least this share of all the player's rated wins come from them. */
  shareOfWins: 0.5,
}

export const EARLY_RESIGNATIONS = {
  least: LEAST_WINS,
  /** The share of all wins. */
  shareOfWins: 0.5,
}

export const FEEDING_RING = {
  leastFeeders: 3,
  /** A feeder met the player at least this often, */
  leastMeetings: 2,
  /** lost at least this share of these matches, */
  winShare: 0.9,
  /** and played at least this share of all rated matches within the group. */
  insideShare: 0.8,
  leastWins: 8,
  /** The share of the player's rated wins that come from the group. */
  shareOfWins: 0.8,
}
