import { ratingText } from '#rating/kFactor.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

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

export const recordingCopy = {
  title: 'Recorded opponent',
  text: 'A duel with another player’s answers from a real match, each after the time it took then. It is a recording, not live.',
  begin: 'Play a recording',
  looking: 'Looking for a recording...',
  none: 'There is no recording near your level just now. On your profile you can let others practice against yours.',
  lookFailed: 'Recordings could not be looked for.',
  retry: 'Try again',
  label: (recordedAt: string) => `Recorded on ${DAY.format(new Date(recordedAt))}, not live`,
  note: (name: string) =>
    `The answers of ${name} come as in the match, each after the same time; a question left open then stays open. Nothing is rated or counted.`,
  of: (name: string, rating: number, provisional: boolean, recordedAt: string) =>
    `Recording of ${name}, rated ${ratingText(rating, provisional)} then, on ${DAY.format(new Date(recordedAt))}`,
  withdrawn: 'This recording was withdrawn. Nothing is counted.',
}

export const duelResultCopy = {
  partnerUnrated: 'Practice with a program: nothing is rated or counted.',
  partnerAgain: 'Play again',
  otherStrength: 'Other strength',
  recordingUnrated: 'Practice with a recording: nothing is rated or counted.',
  recordingAgain: 'Another recording',
}

export const untimedCopy = {
  title: 'Without a clock',
  text: 'One question after the other, near your level. Take as long as you like; each answer is explained.',
  begin: 'Start practicing',
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
  again: 'Practice again',
}
