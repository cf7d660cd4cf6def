import type { PageMeta } from '#site/pageMetadata.ts'

export const profileMeta: PageMeta = {
  title: 'My Profile',
  description: 'Your name, your plan, your ratings in vocabulary, grammar and listening, and your account.',
  path: '/profile',
}
