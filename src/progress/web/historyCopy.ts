import type { MatchOutcome } from '#progress/pastMatch.ts'

export const historyCopy = {
  recent: 'Recent matches',
  all: 'All matches',
  heading: 'Matches',
  empty: 'Nothing yet. Your matches will be listed here.',
  loading: 'Loading your matches...',
  failed: 'Your matches could not be loaded.',
  more: 'Show more',
  loadingMore: 'Loading...',
  against: 'vs',
  unrated: 'unrated',
}

/** The letter on the badge, and the word it stands for. */
export const OUTCOMES: Record<MatchOutcome, { letter: string; word: string }> = {
  won: { letter: 'W', word: 'Won' },
  lost: { letter: 'L', word: 'Lost' },
  draw: { letter: 'D', word: 'Draw' },
  void: { letter: '–', word: 'Called off' },
}
