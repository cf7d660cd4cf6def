import { SECOND_MS } from '#kit/time.ts'
import type { Voice } from '#korean/spoken.ts'
import type { MatchState } from '#match/matchContract.ts'
import { ABSENT_MS, QUESTION_MS } from '#match/matchTimes.ts'
import { type Sides, sideOf } from '#match/web/sides.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { RATED_REPEATS, SERIES_HOURS } from '#rating/discount.ts'
import { ratingText } from '#rating/kFactor.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const matchCopy = {
  title: 'Match',
  loading: 'Loading the match...',
  missing: 'Match not found',
  backToArena: 'Back to Arena',
  loadFailed: 'Failed to load match',
  offline: 'Connection lost. Trying again...',
}

const FIRST_WINS = 'First to answer correctly gets the point'

export const readyCopy = {
  title: 'Ready to Battle?',
  challenge: (skill: Skill) => `${SKILL_NAMES[skill]} Challenge`,
  rules: [`${QUESTION_COUNT} questions`, `${QUESTION_MS / SECOND_MS} seconds per question`, FIRST_WINS],
  start: 'Start Match',
  starting: 'Starting...',
  ready: 'Ready',
  notReady: 'Not ready yet',
  waiting: (name: string) => `Waiting for ${name}...`,
  closes: (seconds: number) => `The match is called off in ${seconds} s`,
  begins: 'The match begins',
}

/** Whether a match between friends is rated. */
export function friendSentence(counts: boolean): string {
  const rated = `Rated, as you both agreed: the first ${RATED_REPEATS} matches between you within ${SERIES_HOURS} hours count.`
  const stakes = counts ? rated : 'Unrated: ratings and statistics do not change.'
  return `${stakes} It counts as one of today's matches for both of you.`
}

export const questionCopy = {
  number: (number: number) => `Question ${number} of ${QUESTION_COUNT}`,
  rule: FIRST_WINS,
  progress: 'Progress',
  pointOf: (number: number, name: string) => `Question ${number}: ${name}.`,
  you: 'your point',
  theirs: (name: string) => `${name}'s point`,
  nobody: "nobody's point",
  answers: 'Answers',
  news: 'Verdict and explanation',
  keys: ['Press', 'or', 'to answer'],
  next: (seconds: number) => `Next question in ${seconds} s`,
  ends: (seconds: number) => `Result in ${seconds} s`,
  noHurry: 'Go on when you are ready',
  goOn: (number: number) => (number === QUESTION_COUNT ? 'See the result' : 'Next question'),
  sent: 'Sent',
  unsent: 'Not sent yet',
  yours: 'Your answer',
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  correct: 'Correct!',
  right: 'Right answer',
  incorrect: 'Incorrect!',
  timeUp: "Time's up!",
  first: (name: string) => `${name} was first`,
  margin: (name: string, ms: number) => `${name} was first by ${ms} ms.`,
  mayAnswer: (name: string) => `${name} may still answer.`,
  heard: 'You heard',
  showEnglish: 'Show the English',
  hideEnglish: 'Hide the English',
  late: 'Too late: the question had already closed.',
  notSent: 'Your answer has not been sent yet. Trying again...',
}

export const sceneCopy = {
  dialogue: 'Dialogue',
  voices: { female: 'Woman', male: 'Man' } satisfies Record<Voice, string>,
}

export const opponentCopy = {
  thinking: 'Thinking...',
  /** A right answer would have closed the question. */
  missed: 'Missed it',
  inARow: (points: number) => `${points} in a row`,
  reconnecting: 'Reconnecting...',
  left: 'Left',
}

export const endingCopy = {
  resign: 'Resign',
  resignQuestion: 'Resign this match?',
  resignLoses: (name: string) => `${name} wins the match.`,
  resignKeeps: 'The match is already won: resigning ends it without changing the result.',
  keepPlaying: 'Keep playing',
  claim: 'Claim the win',
  claimHint: (name: string) => `${name} has been away for ${ABSENT_MS / SECOND_MS} seconds.`,
  stop: 'End the match here',
  stopAsked: (name: string) => `Waiting for ${name} to agree.`,
  stopOffered: (name: string) => `${name} wants to end the match here: it is already won.`,
  failed: 'Something went wrong. Please try again.',
}

export const shortcutCopy = {
  open: 'Keyboard shortcuts',
  rows: [
    { keys: ['A', 'B', 'C', 'D'], does: 'Choose an answer' },
    { keys: ['1', '2', '3', '4'], does: 'Choose an answer' },
    { keys: ['Enter'], does: 'Start, or go on' },
    { keys: ['P'], does: 'Play the clip again' },
    { keys: ['R'], does: 'Rematch, after a match' },
    { keys: ['M'], does: 'Sound on or off' },
    { keys: ['?'], does: 'This list' },
  ],
  singleKeys: 'Use single-key shortcuts',
}

export const soundCopy = { label: 'Sound' }

export const latinCopy = {
  label: 'Korean in Latin letters',
  failed: 'The Latin letters could not be loaded.',
  again: 'Try again',
}

export const audioCopy = {
  play: 'Play',
  again: 'Play again',
  failed: 'The clip could not be loaded.',
  loading: 'Loading the clip...',
}

/** How many of the newest points in a row a side has, once there are two. */
export function streakLine(state: MatchState, side: keyof Sides<unknown>): string | undefined {
  const broken = state.points.findLastIndex((point) => sideOf(state, point) !== side)
  const points = state.points.length - 1 - broken
  return points > 1 ? opponentCopy.inARow(points) : undefined
}

/** What the opponent is doing, shown under their name. */
export function opponentLine(state: MatchState): string {
  const opponent = state.match.players[state.match.you === 1 ? 1 : 0]
  if (!opponent.connected) return state.can_claim ? opponentCopy.left : opponentCopy.reconnecting
  if (state.phase !== 'question') {
    return streakLine(state, 'opponent') ?? ratingText(opponent.rating, opponent.provisional)
  }
  return state.opponent_answered ? opponentCopy.missed : opponentCopy.thinking
}
