import { FORMER_PLAYER, UNNAMED } from '#identity/displayName.ts'
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
  reads_hangul: {
    label: 'I can read Hangul',
    hint: 'When off, explanations show Korean in Latin letters and English, too, and listening practice asks only what needs no Hangul.',
  },
  listed: {
    label: 'Show me on the leaderboards',
    hint: 'Everyone can see your name and ratings there. When off, only you see your place.',
  },
  recordable: {
    label: 'Let others practice against recordings of my matches',
    hint: 'They see your name, your rating at the time, the date and your answers. When off, none of your matches is offered, and duels against them end.',
  },
}

export const goalCopy = {
  legend: 'How long do you want to learn each day?',
  minutes: (minutes: number) => `${minutes} minutes`,
}

export const accountCopy = {
  heading: 'Your account',
  signOut: 'Sign out',
  exportData: 'Export my data',
  exporting: 'Exporting...',
  exportFailed: 'Your data could not be exported. Please try again.',
  exportHint: 'Your profile, sign-in, matches, practice, ratings, translations and plan in one JSON file',
  deleteAccount: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteWarning: `Your profile, ratings, history and subscription records are deleted for good, and a paid plan ends at once. Players you met keep their results against a “${FORMER_PLAYER}”.`,
  deletePassword: 'Your password',
  deleteFailed: 'Your account could not be deleted. Please try again.',
  deleting: 'Deleting...',
  deleted: 'Your account is deleted.',
  keep: 'Keep my account',
}
