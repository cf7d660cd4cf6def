import { SECOND_MS } from '#kit/time.ts'
import type { MatchPlayer, MatchResult, MatchState, ResultReason, UnratedReason } from '#match/matchContract.ts'
import { matchMoment } from '#match/matchMoment.ts'
import { WINNING_POINTS } from '#match/matchTimes.ts'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { type DiscountReason, FULL_UNKNOWN_WINS, RATED_REPEATS, SERIES_HOURS } from '#rating/discount.ts'
import { PROVISIONAL_MATCHES } from '#rating/kFactor.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'
import { SITE_NAME } from '#site/siteName.ts'

export const resultCopy = {
  completed: 'Match completed!',
  updateFailed: 'Failed to update match results',
  void: 'Match called off',
  voidBoth: 'Nobody pressed Start Match. Nothing is counted.',
  voidOther: (name: string) => `${name} did not press Start Match. Nothing is counted.`,
  voidYou: 'You did not press Start Match in time. Nothing is counted.',
  withdrawn: 'One of the questions was removed from the site. Nothing is counted.',
  searchOn: 'Your search continues.',
  /** The points are left out if they do not explain the win. */
  youWin: (own: number, theirs: number) => (own > theirs ? `You win ${own}–${theirs}` : 'You win'),
  takes: (name: string, theirs: number, own: number) =>
    theirs > own ? `${name} takes it ${theirs}–${own}` : `${name} takes it`,
  rightAnswers: (right: number, answered: number) => {
    if (right === 0) return 'Each question is explained below.'
    if (right === answered)
      return answered === 1 ? 'Your answer was right.' : `All ${answered} of your answers were right.`
    return `${right} of your ${answered} answers ${right === 1 ? 'was' : 'were'} right.`
  },
  comeback: (isYours: boolean, name: string) =>
    isYours
      ? 'Comeback: you lost the first question and won the next two.'
      : `Comeback: ${name} lost the first question and won the next two.`,
  photoFinish: (isYours: boolean, name: string, number: number, ms: number) =>
    isYours
      ? `Photo finish in question ${number}: you were first by ${ms} ms.`
      : `Photo finish in question ${number}: ${name} was first by ${ms} ms.`,
  fastest: (isYours: boolean, name: string, number: number, ms: number) => {
    const time = `${(ms / SECOND_MS).toFixed(1)} s in question ${number}`
    return isYours ? `The fastest right answer was yours: ${time}.` : `${name} had the fastest right answer: ${time}.`
  },
  readFirst: (number: number) => `Read first: question ${number}`,
  provisional: `Your rating is still new, so it moves far. After ${PROVISIONAL_MATCHES} rated matches it moves less.`,
  draw: `A draw: nobody reached ${WINNING_POINTS} points`,
  drawScore: (own: number, other: number) => `The score was ${own}–${other}, and a win takes ${WINNING_POINTS} points.`,
  rating: 'Rating',
  unrated: 'Unrated',
  /** Why a match changed no rating; empty if the result already says so. */
  unratedBecause: {
    void: '',
    friendly: 'You two agreed to play unrated.',
    unanswered: 'The match was given up before both of you had answered a question, so no rating changed.',
    no_points: 'Nobody had a point, so no rating changed.',
    repeated: `Only the first ${RATED_REPEATS} matches between the same two players within ${SERIES_HOURS} hours are rated.`,
  } satisfies Record<UnratedReason, string>,
  /** Why a match moved the rating less. */
  loweredBecause: {
    same_opponent: `This counted less, because you two already had a rated match within the last ${SERIES_HOURS} hours.`,
    early_wins: `This counted less, because you won another match within the last ${SERIES_HOURS} hours whose loser gave up early.`,
    unknown_opponents: `This counted less, because within the last ${SERIES_HOURS} hours you won at least ${FULL_UNKNOWN_WINS} matches against new accounts that have hardly played anyone else.`,
  } satisfies Record<DiscountReason, string>,
  questions: (count: number) =>
    count === QUESTION_COUNT ? `The ${count} questions` : `${count} of ${QUESTION_COUNT} questions`,
  yourAnswer: 'You',
  noAnswer: 'no answer',
  reviewMissed: 'Review what I missed',
  leaving: (seconds: number) => `Back to the arena in ${seconds} s`,
}

export const rematchCopy = {
  rematch: 'Rematch',
  accept: 'Accept rematch',
  decline: 'Decline',
  cancel: 'Cancel',
  offered: (name: string) => `${name} wants a rematch.`,
  waiting: (name: string) => `Waiting for ${name}...`,
  toAccept: (name: string, seconds: number) => `${name} has ${seconds} s to accept.`,
  declined: (name: string) => `${name} isn't playing again now.`,
  expired: 'The time for a rematch is over.',
  failed: 'The rematch did not go through. Please try again.',
}

/** The headline of a result and the sentence under it; the sentence may be empty. */
export function resultWords(state: MatchState, result: MatchResult): { title: string; lead: string } {
  const { you, opponent } = playersOf(state)
  if (result.reason === 'void') {
    const lead = voidSentence(you.ready, opponent.ready, opponent.display_name)
    return { title: resultCopy.void, lead }
  }
  const score = sidesOf(state, [result.player1_score, result.player2_score])
  if (result.reason === 'draw') {
    return { title: resultCopy.draw, lead: resultCopy.drawScore(score.you, score.opponent) }
  }
  const won = isWonBy(result, you)
  const title = won
    ? resultCopy.youWin(score.you, score.opponent)
    : resultCopy.takes(opponent.display_name, score.opponent, score.you)
  return {
    title,
    lead: reasonSentence(result.reason, won, opponent.display_name) || (won ? '' : ownAnswers(state, result)),
  }
}

/** How many of the player's own answers were right. */
function ownAnswers(state: MatchState, { review }: MatchResult): string {
  const given = review.filter(({ picks }) => sidesOf(state, picks).you !== null)
  const right = given.filter(({ picks, correct_option_id }) => sidesOf(state, picks).you === correct_option_id)
  return resultCopy.rightAnswers(right.length, given.length)
}

/** What the match will be remembered for, as a sentence; empty if there is nothing. */
export function momentSentence(state: MatchState, result: MatchResult): string {
  const moment = matchMoment(result)
  if (moment === null) return ''
  const isYours = moment.player === state.match.you
  const name = playersOf(state).opponent.display_name
  if (moment.kind === 'comeback') return resultCopy.comeback(isYours, name)
  if (moment.kind === 'photoFinish') return resultCopy.photoFinish(isYours, name, moment.number, moment.marginMs)
  return resultCopy.fastest(isYours, name, moment.number, moment.afterMs)
}

/** Whether the player won. A match whose winner's id is gone was won by the opponent, whose account was deleted since. */
export function isWonBy({ winner_id }: MatchResult, you: MatchPlayer): boolean {
  return winner_id === you.id
}

/** Why the rating did not change, or changed less or more than usual; empty if it did as usual. */
export function ratingSentence({ unrated_because, lowered_because }: MatchResult, isProvisional: boolean): string {
  if (unrated_because !== null) return resultCopy.unratedBecause[unrated_because]
  if (lowered_because !== null) return resultCopy.loweredBecause[lowered_because]
  return isProvisional ? resultCopy.provisional : ''
}

/** The reason for the result; empty if the match was won by points. */
function reasonSentence(reason: ResultReason, won: boolean, opponent: string): string {
  if (reason === 'resigned') return won ? `${opponent} resigned.` : 'You resigned.'
  if (reason === 'abandoned')
    return won ? `${opponent} left, and you claimed the win.` : `You were away, and ${opponent} claimed the win.`
  return ''
}

function voidSentence(youReady: boolean, opponentReady: boolean, opponent: string): string {
  if (youReady && opponentReady) return resultCopy.withdrawn
  if (youReady) return resultCopy.voidOther(opponent)
  return opponentReady ? resultCopy.voidYou : resultCopy.voidBoth
}

export const shareCopy = {
  open: 'Share',
  title: 'Share your result',
  share: 'Share...',
  save: 'Save picture',
  copyLink: 'Copy link',
  copied: 'Copied to clipboard!',
  copyBlocked: 'This browser does not let the page copy.',
  failed: 'The picture could not be made.',
  file: 'hanpan.png',
  /** Without the score, which would suggest a winner. The squares show the points. */
  draw: 'A draw',
  decided: (isWon: boolean, own: number, theirs: number) => `${isWon ? 'Won' : 'Lost'} ${own}–${theirs}`,
  rated: (before: number, after: number, change: string) => `Rating ${before} → ${after} (${change})`,
  unrated: 'Unrated',
  duel: (skill: Skill) => `${SKILL_NAMES[skill]} duel`,
  /** The text beside the picture, and its description for readers who cannot see it. */
  sentence: (skill: Skill, headline: string) => `${SKILL_NAMES[skill]} duel on ${SITE_NAME}: ${headline}.`,
  invitation: 'Play a round of Korean',
}
