import type { PageMeta } from '#site/pageMetadata.ts'

export const signInMeta: PageMeta = {
  title: 'Sign in or create your account',
  description: 'Sign in, or create a free account to play Korean duels at your level and keep your translations.',
  path: '/auth',
}

export const confirmMeta: PageMeta = {
  title: 'Confirm your email',
  description: 'Confirm the email address of your new account.',
  path: '/auth/confirm',
}

export const changeEmailMeta: PageMeta = {
  title: 'Confirm your new email',
  description: 'Confirm the change of your account’s email address.',
  path: '/auth/change-email',
}

export const recoverMeta: PageMeta = {
  title: 'Reset your password',
  description: 'Ask for a link to choose a new password, or choose it here with the link from your email.',
  path: '/auth/recover',
}
