import { MATCHES_READ } from '#progress/givenAnswer.ts'
import { LEAST_ANSWERS, type WeakSpot } from '#progress/weakSpots.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const missedCopy = {
  heading: 'Missed questions',
  lead: `Your wrong answers from the last ${MATCHES_READ} matches, and the questions that you lost to a faster opponent. A question leaves the list once you answer it right.`,
  back: 'Back to Arena',
  loading: 'Loading missed questions...',
  failed: 'Your missed questions could not be loaded.',
  retry: 'Try again',
  none: 'Nothing missed. Questions that you answer wrong in a match are listed here, each with the reason.',
  you: 'You chose',
  tooSlow: 'No answer: your opponent was faster.',
  again: (skill: Skill, count: number) =>
    `Play ${count} ${SKILL_NAMES[skill].toLowerCase()} ${count === 1 ? 'question' : 'questions'} again`,
  beginning: 'Starting...',
  beginFailed: 'The questions could not be opened. Please try again.',
  right: 'Right',
  heard: 'You heard',
  listen: 'Listen',
  match: 'See the match',
  showing: (shown: number, total: number) => `These are the newest ${shown} of ${total}.`,
  panel: 'Missed questions',
  notThis: (chosen: string | null) => (chosen === null ? 'lost to a faster opponent' : `not ${chosen}`),
  review: (total: number) => (total === 1 ? 'Review 1 question' : `Review ${total} questions`),
}

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
