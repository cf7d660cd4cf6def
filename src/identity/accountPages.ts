import type { PageWords } from '#site/pageMetadata.ts'

export const signInPage: PageWords = {
  title: 'Sign in or create your account',
  description: 'Sign in, or create a free account to play Korean duels at your level and keep your translations.',
  path: '/auth',
}

export const confirmPage: PageWords = {
  title: 'Confirm your email',
  description: 'Confirm the email address of your new account.',
  path: '/auth/confirm',
}

export const changeEmailPage: PageWords = {
  title: 'Confirm your new email',
  description: 'Confirm the change of your account’s email address.',
  path: '/auth/change-email',
}

export const recoverPage: PageWords = {
  title: 'Reset your password',
  description: 'Ask for a link to choose a new password, or choose it here with the link from your email.',
  path: '/auth/recover',
}
