import { UNNAMED } from '#identity/displayName.ts'
import type { Choice } from '#identity/web/profileTable.ts'

export const profileCopy = {
  heading: 'My Profile',
  back: 'Back to Arena',
  loading: 'Loading your profile...',
  loadFailed: 'Failed to load profile',
  missing: 'Profile not found',
  updateFailed: 'Failed to update profile',
  updated: 'Profile updated!',
  editName: 'Edit display name',
  name: 'Display name',
  namePlaceholder: 'Enter your display name',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  managePlan: 'Manage Plan',
  upgrade: 'Upgrade',
}

export const chooseNameCopy = {
  label: 'Your name for other players',
  hint: `Until you save one, others see “${UNNAMED}”.`,
  submit: 'Save name',
  chosen: 'Others see you as',
  notChosen: `Others see you as “${UNNAMED}” until you save a name.`,
}

export const statCopy = {
  matches: 'Total Matches',
  wins: 'Wins',
  winRate: 'Win Rate',
  streak: 'Current Streak',
  bestStreak: 'Best Streak',
  matchesLeft: 'Matches Left Today',
}

export const choiceCopy: Record<Choice, { label: string; hint: string }> = {
  listed: {
    label: 'Show me on the leaderboards',
    hint: 'Everybody sees your name and your ratings there. Off: you still see your own place, and nobody else does.',
  },
  recordable: {
    label: 'Let others practise against recordings of my matches',
    hint: 'They see your name, your rating then, the date, and your answers as they came. Off: no recording of you is offered, and one that is being played is called off.',
  },
}

export const accountCopy = {
  heading: 'Your account',
  signOut: 'Sign out',
  exportData: 'Export my data',
  exporting: 'Collecting...',
  exportFailed: 'Your data could not be collected. Please try again.',
  exportHint: 'Your profile, matches, practice, ratings, translations and plan, as one JSON file.',
  deleteAccount: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteWarning:
    'Your profile, ratings, history and subscription records go for good, and a paid plan ends at once. People you played keep their results against a “former player”.',
  deletePassword: 'Your password',
  deleteFailed: 'Your account could not be deleted. Please try again.',
  deleting: 'Deleting...',
  deleted: 'Your account is deleted.',
  keep: 'Keep my account',
}
