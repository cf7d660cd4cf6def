import { MATCHES_READ } from '#progress/givenAnswer.ts'
import { LEAST_ANSWERS, type Slip } from '#progress/slips.ts'

export const missedCopy = {
  heading: 'Missed questions',
  lead: `Wrong answers from your last ${MATCHES_READ} matches, the newest first. A question leaves the list once you answer it right in a match.`,
  back: 'Back to Arena',
  loading: 'Looking for missed questions...',
  failed: 'Your missed questions could not be loaded.',
  retry: 'Try again',
  none: 'Nothing missed. Questions that you answer wrong in a match wait here with their reasons.',
  you: 'You chose',
  right: 'Right',
  heard: 'You heard',
  listen: 'Listen',
  match: 'See the match',
  showing: (shown: number, total: number) => `The newest ${shown} of ${total}.`,
  panel: 'Missed, worth another look',
  notThis: (chosen: string) => `not ${chosen}`,
  review: (total: number) => (total === 1 ? 'Review 1 question' : `Review ${total} questions`),
}

export const slipsCopy = {
  heading: 'Where points slip',
  loading: 'Looking at your answers...',
  failed: 'Your answers could not be loaded.',
  none: `Nothing yet. Once you have given ${LEAST_ANSWERS} answers of a kind, this shows what goes wrong most.`,
  share: ({ right, answered }: Pick<Slip, 'right' | 'answered'>) => `${Math.round((100 * right) / answered)}% right`,
  counted: ({ right, answered }: Pick<Slip, 'right' | 'answered'>) => `${right} of ${answered} answers`,
  lately: 'Last time:',
  guide: 'Read the guide',
  all: 'All missed questions',
}
