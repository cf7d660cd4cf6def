import type { PageWords } from '#site/pageMetadata.ts'

export const redirectPage: PageWords = {
  title: 'Entering the Arena',
  description: 'One moment: players go on to the Arena, others to the sign-in page.',
  path: '/app',
}

export const arenaPage: PageWords = {
  title: 'Arena',
  description: 'Choose vocabulary, grammar or listening, and play a live duel of three questions.',
  path: '/app/arena',
}
