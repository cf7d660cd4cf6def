import type { PageMeta } from '#site/pageMetadata.ts'
import { SEARCH_PATH } from '#site/searchQuery.ts'

export const searchMeta: PageMeta = {
  path: SEARCH_PATH,
  title: 'Search guides, words and grammar points',
  description: 'Find a guide, a Korean word or a grammar point by its Korean, its romanization or its English meaning.',
  withheld: 'readersText',
}
