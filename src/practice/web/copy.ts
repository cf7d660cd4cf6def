import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

export const practiceCopy = {
  title: 'Practice',
  lead: 'As much as you like. Nothing here changes a rating or counts as one of today’s matches.',
  back: 'Back to Arena',
  skill: 'Skill',
  beginFailed: 'Practice could not begin. Please try again.',
  beginning: 'Starting...',
  otherWay: 'Other practice',
}

export const partnerCopy = {
  title: 'Practice partner',
  text: 'A duel with a program. It is right as often, and takes as long, as a player of the strength you choose.',
  strength: 'Strength',
  own: 'My level',
  begin: 'Play the program',
  note: (strength: number) =>
    `You play a program, not a person. It answers like a player rated ${strength}. Nothing is rated or counted.`,
}

export const duelResultCopy = {
  unrated: 'Practice with a program: nothing is rated or counted.',
  again: 'Play again',
  other: 'Other strength',
}

export const untimedCopy = {
  title: 'Without a clock',
  text: 'One question after the other, near your level. Take as long as you like; each answer is explained.',
  begin: 'Start practising',
  loading: 'Loading your practice...',
  missing: 'Practice not found',
  heading: (skill: Skill) => `${SKILL_NAMES[skill]} practice`,
  score: (right: number, answered: number) =>
    answered === 0 ? 'No clock, no opponent' : `${right} of ${answered} right`,
  number: (number: number) => `Question ${number}`,
  gone: 'This question was taken out of the bank.',
  next: 'Next question',
  end: 'End practice',
  failed: 'That did not go through. Please try again.',
  summary: (right: number, answered: number) =>
    answered === 0 ? 'Nothing answered this time' : `${right} of ${answered} right`,
  nothingMissed: 'Nothing to review: every answer was right.',
  review: 'To review',
  again: 'Practise again',
}
