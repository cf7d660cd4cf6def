import type { PageMeta } from '#site/pageMetadata.ts'

export const missedMeta: PageMeta = {
  title: 'Missed questions',
  description: 'The questions that you answered wrong, or not in time, with the right answers and the reasons.',
  path: '/app/missed',
}
