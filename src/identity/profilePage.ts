import type { PageWords } from '#site/pageMetadata.ts'

export const profilePage: PageWords = {
  title: 'My Profile',
  description: 'Your name, your plan, your ratings in vocabulary, grammar and listening, and your account.',
  path: '/profile',
}
