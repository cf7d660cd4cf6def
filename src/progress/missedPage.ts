import type { PageMeta } from '#site/pageMetadata.ts'

export const missedMeta: PageMeta = {
  title: 'Missed questions',
  description: 'The questions that you answered wrong in your duels, with the right answers and the reasons.',
  path: '/app/missed',
}
