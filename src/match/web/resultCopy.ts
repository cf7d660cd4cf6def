import type { Pair, ResultReason } from '#match/matchContract.ts'

export const resultCopy = {
  completed: 'Match completed!',
  updateFailed: 'Failed to update match results',
  void: 'Match called off',
  voidBoth: 'Nobody pressed Start Match. Nothing is counted.',
  voidOther: (name: string) => `${name} did not press Start Match. Nothing is counted.`,
  voidYou: 'You did not press Start Match in time. Nothing is counted.',
  withdrawn: 'A question of this match was withdrawn. Nothing is counted.',
  searchOn: 'Your search goes on.',
  rating: 'Rating',
  unrated: 'Unrated',
  questions: 'The three questions',
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

/** The headline of a result, as a good training partner says it. */
export function resultHeadline(you: string, opponent: string, won: boolean | null, score: Pair<number>): string {
  const [own, other] = score
  if (won === null) return `A draw, ${own}–${other}`
  return won ? `${you} takes it ${own}–${other}` : `${opponent} takes it ${other}–${own}`
}

/** What the score does not say by itself; empty where two points won the match. */
export function reasonSentence(reason: ResultReason, winner: string, loser: string): string {
  if (reason === 'draw') return 'Two points win a match, and nobody had two.'
  if (reason === 'resigned') return `${loser} resigned.`
  if (reason === 'abandoned') return `${loser} left, and ${winner} claimed the win.`
  return ''
}
