import type { Place } from '#palette/paletteContract.ts'
import { CREATE_ACCOUNT } from '#site/createAccount.ts'
import { SEARCH_PATH } from '#site/searchQuery.ts'

const GO_TO = 'Go to'

export const PLACES: readonly Place[] = [
  { label: 'Arena', path: '/app/arena', group: GO_TO, for: 'users' },
  { label: 'Today’s round', path: '/app/daily', group: GO_TO, for: 'users' },
  { label: 'Practice', path: '/app/practice', group: GO_TO, for: 'users' },
  { label: 'Missed questions', path: '/app/missed', group: GO_TO, for: 'users' },
  { label: 'Profile', path: '/profile', group: GO_TO, for: 'users' },
  { label: 'Try three questions now', path: '/try', group: GO_TO, for: 'visitors' },
  { label: 'Translator', path: '/translate', group: GO_TO, for: 'everyone' },
  { label: 'Translate many lines', path: '/translate/bulk', group: null, for: 'users' },
  { label: 'Guides and courses', path: '/sitemap', group: GO_TO, for: 'everyone' },
  { label: 'Leaderboard', path: '/community/leaderboard', group: GO_TO, for: 'everyone' },
  { label: 'Pricing', path: '/pricing', group: GO_TO, for: 'everyone' },
  { label: 'Sign in', path: '/auth', group: GO_TO, for: 'visitors' },
  { label: 'Create an account', path: CREATE_ACCOUNT, group: GO_TO, for: 'visitors' },
  { label: 'Home', path: '/', group: null, for: 'everyone' },
  { label: 'Terms of Service', path: '/terms', group: null, for: 'everyone' },
  { label: 'Privacy Policy', path: '/privacy', group: null, for: 'everyone' },
  { label: 'Search everything', path: SEARCH_PATH, group: null, for: 'everyone' },
  { label: 'Sign out', path: '/auth?sign-out', group: null, for: 'users' },
]
