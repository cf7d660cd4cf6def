import { type AskedIn, type LostTo, MATCHES_READ, PRACTICES_READ } from '#progress/givenAnswer.ts'
import type { MissedQuestion } from '#progress/progressContract.ts'
import { LEAST_ANSWERS, type WeakSpot } from '#progress/weakSpots.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const missedCopy = {
  heading: 'Missed questions',
  lead: `What you answered wrong, or not in time, in your last ${MATCHES_READ} matches and ${PRACTICES_READ} practices. A question leaves the list once you answer it right.`,
  back: 'Back to Arena',
  loading: 'Loading missed questions...',
  failed: 'Your missed questions could not be loaded.',
  retry: 'Try again',
  none: 'Nothing missed. Questions that you answer wrong, or not in time, are listed here, each with the reason.',
  you: 'You chose',
  tooSlow: { opponent: 'No answer: your opponent was faster.', clock: 'No answer in time.' } satisfies Record<
    LostTo,
    string
  >,
  again: (skill: Skill, count: number) =>
    `Play ${count} ${SKILL_NAMES[skill].toLowerCase()} ${count === 1 ? 'question' : 'questions'} again`,
  beginning: 'Starting...',
  beginFailed: 'The questions could not be opened. Please try again.',
  right: 'Right',
  heard: 'You heard',
  listen: 'Listen',
  askedIn: { match: 'See the match', duel: 'See the duel', untimed: 'See the practice' } satisfies Record<
    AskedIn['kind'],
    string
  >,
  showing: (shown: number, total: number) => `These are the newest ${shown} of ${total}.`,
  panel: 'Missed questions',
  notThis: ({ chosen, lost_to }: Pick<MissedQuestion, 'chosen' | 'lost_to'>) => {
    if (chosen !== null) return `not ${chosen}`
    return lost_to === 'opponent' ? 'lost to a faster opponent' : 'not answered in time'
  },
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
