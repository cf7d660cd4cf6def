import { MATCHES_READ } from '#progress/givenAnswer.ts'
import { LEAST_ANSWERS, type WeakSpot } from '#progress/weakSpots.ts'

export const missedCopy = {
  heading: 'Missed questions',
  lead: `Your wrong answers from the last ${MATCHES_READ} matches, newest first. A question leaves the list once you answer it right in a match.`,
  back: 'Back to Arena',
  loading: 'Loading missed questions...',
  failed: 'Your missed questions could not be loaded.',
  retry: 'Try again',
  none: 'Nothing missed. Questions that you answer wrong in a match are listed here, each with the reason.',
  you: 'You chose',
  right: 'Right',
  heard: 'You heard',
  listen: 'Listen',
  match: 'See the match',
  showing: (shown: number, total: number) => `These are the newest ${shown} of ${total}.`,
  panel: 'Missed questions',
  notThis: (chosen: string) => `not ${chosen}`,
  review: (total: number) => (total === 1 ? 'Review 1 question' : `Review ${total} questions`),
}

export const weakSpotsCopy = {
  heading: 'Weak spots',
  loading: 'Loading your answers...',
  failed: 'Your answers could not be loaded.',
  none: `Nothing yet. After ${LEAST_ANSWERS} answers to one kind of question, the kinds that you get wrong most show up here.`,
  share: ({ right, answered }: Pick<WeakSpot, 'right' | 'answered'>) =>
    `${Math.round((100 * right) / answered)}% right`,
  counted: ({ right, answered }: Pick<WeakSpot, 'right' | 'answered'>) => `${right} of ${answered} answers`,
  lately: 'Last mistake:',
  guide: 'Read the guide',
  all: 'All missed questions',
}
