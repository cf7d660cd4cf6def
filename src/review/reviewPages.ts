import type { PageMeta } from '#site/pageMetadata.ts'
import { REVIEW_PATH } from '#site/reviewPath.ts'

export const reviewMeta: PageMeta = {
  title: 'Review',
  description: 'What you missed, saved and learned comes back just before you would forget it.',
  path: REVIEW_PATH,
}

export const insightMeta: PageMeta = {
  title: 'Insight',
  description: 'The mistakes that you keep making, what you remember, and what comes back when.',
  path: '/app/review/insight',
}

export const deckMeta: PageMeta = {
  title: 'Your deck',
  description: 'Take your cards out as a table or for Anki, and bring cards in from a file.',
  path: '/app/review/deck',
}
