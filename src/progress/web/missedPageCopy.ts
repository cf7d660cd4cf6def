import { type AskedIn, type LostTo, MATCHES_READ, PRACTICES_READ } from '#progress/givenAnswer.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const missedPageCopy = {
  heading: 'Missed questions',
  lead: `What you answered wrong, or not in time, in your last ${MATCHES_READ} matches and ${PRACTICES_READ} practices. A question leaves the list once you answer it right.`,
  back: 'Back to Arena',
  retry: 'Try again',
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
}
