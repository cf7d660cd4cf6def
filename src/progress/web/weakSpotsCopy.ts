import { LEAST_ANSWERS, type WeakSpot } from '#progress/weakSpots.ts'

export const weakSpotsCopy = {
  heading: 'Weak spots',
  loading: 'Loading your answers...',
  failed: 'Your answers could not be loaded.',
  none: `Nothing yet. After ${LEAST_ANSWERS} answers about one point, the points that you get wrong most show up here.`,
  share: ({ right, answered }: Pick<WeakSpot, 'right' | 'answered'>) =>
    `${Math.round((100 * right) / answered)}% right`,
  counted: ({ right, answered }: Pick<WeakSpot, 'right' | 'answered'>) => `${right} of ${answered} answers`,
  lately: 'Last mistake:',
  guide: 'Read the guide',
  all: 'All missed questions',
}
