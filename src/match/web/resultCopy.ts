import type { MatchPlayer, MatchResult, MatchState, ResultReason, UnratedReason } from '#match/matchContract.ts'
import { QUESTION_COUNT, WINNING_POINTS } from '#match/matchTimes.ts'
import { playersOf, sidesOf } from '#match/web/sides.ts'
import { type DiscountReason, FULL_UNKNOWN_WINS, RATED_REPEATS, SERIES_HOURS } from '#rating/discount.ts'
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
  takes: (winner: string, own: number, other: number) => `${winner} takes it ${own}–${other}`,
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
  const [winner, loser] = won ? [you.display_name, opponent.display_name] : [opponent.display_name, you.display_name]
  const points = won ? ([score.you, score.opponent] as const) : ([score.opponent, score.you] as const)
  return { title: resultCopy.takes(winner, ...points), lead: reasonSentence(result.reason, winner, loser) }
}

/** Whether the player won. A match whose winner's id is gone was won by the opponent, whose account was deleted since. */
export function isWonBy({ winner_id }: MatchResult, you: MatchPlayer): boolean {
  return winner_id === you.id
}

/** Why the rating did not change, or changed less than usual; empty if neither is so. */
export function ratingSentence({ unrated_because, lowered_because }: MatchResult): string {
  if (unrated_because !== null) return resultCopy.unratedBecause[unrated_because]
  return lowered_because === null ? '' : resultCopy.loweredBecause[lowered_because]
}

/** The reason for the result; empty if the match was won by points. */
function reasonSentence(reason: ResultReason, winner: string, loser: string): string {
  if (reason === 'resigned') return `${loser} resigned.`
  if (reason === 'abandoned') return `${loser} left, and ${winner} claimed the win.`
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
