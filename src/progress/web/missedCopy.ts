import type { MissedQuestion } from '#progress/progressContract.ts'

export const missedCopy = {
  loading: 'Loading missed questions...',
  failed: 'Your missed questions could not be loaded.',
  none: 'Nothing missed. Questions that you answer wrong, or not in time, are listed here, each with the reason.',
  panel: 'Missed questions',
  notThis: ({ chosen, lost_to }: Pick<MissedQuestion, 'chosen' | 'lost_to'>) => {
    if (chosen !== null) return `not ${chosen}`
    return lost_to === 'opponent' ? 'lost to a faster opponent' : 'not answered in time'
  },
  review: (total: number) => (total === 1 ? 'Review 1 question' : `Review ${total} questions`),
}
