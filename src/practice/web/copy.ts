import { levelName } from '#practice/levelName.ts'
import { QUESTIONS_PER_DAY } from '#practice/practiceLimit.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'
import { RATED_WEEKS } from '#questions/questionUse.ts'
import { ratingText } from '#rating/kFactor.ts'
import { STARTING_RATING } from '#rating/ratingChange.ts'
import { SKILL_NAMES, type Skill } from '#rating/skill.ts'

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })

export const practiceCopy = {
  title: 'Practice',
  lead: `Up to ${QUESTIONS_PER_DAY} questions a day. Nothing here changes your rating or uses up one of today’s matches.`,
  back: 'Back to Arena',
  skill: 'Skill',
  limitReached: (limit: number, resetsAt: string) => {
    const who = limit === QUESTIONS_PER_DAY ? 'You have' : 'Everyone on your network together has'
    const questions = limit.toLocaleString('en-US')
    return `${who} practiced ${questions} questions today. You can go on at ${TIME.format(new Date(resetsAt))}.`
  },
  beginFailed: 'Practice could not begin. Please try again.',
  beginning: 'Starting...',
  otherWay: 'Other ways to practice',
}

export const pageCopy = {
  title: 'The page that you came from',
  text: 'Questions about what the page explains, without a clock, in the skill that you choose above.',
  back: 'Back to the page',
}

export const partnerCopy = {
  title: 'Practice partner',
  text: 'A duel against a program. You choose its rating, and it answers as well and as fast as a player with that rating.',
  strength: 'Rating of the program',
  own: 'My level',
  begin: 'Play the program',
  note: (strength: number) =>
    `You play a program, not a person. It answers like a player rated ${strength}. Nothing is rated or counted.`,
}

export const recordingCopy = {
  title: 'Recorded match',
  text: 'A duel against the answers that another player gave in a real match. Each comes after the same time as in that match; the player is not here now.',
  begin: 'Play a recording',
  looking: 'Looking for a recording...',
  none: `There is no recording near your level right now. A match can be practiced ${RATED_WEEKS} weeks after it was played. On your profile you can let others practice against your matches.`,
  loadFailed: 'Recordings could not be loaded.',
  retry: 'Try again',
  label: (recordedAt: string) => `Recorded on ${DAY.format(new Date(recordedAt))}, not live`,
  note: (name: string) =>
    `Every answer of ${name} comes after the same time as in the real match. What ${name} left open stays open. Nothing is rated or counted.`,
  of: (name: string, rating: number, provisional: boolean, recordedAt: string) =>
    `Recorded on ${DAY.format(new Date(recordedAt))}, when ${name} was rated ${ratingText(rating, provisional)}`,
  withdrawn: 'This recording was withdrawn, so the duel ended. Nothing is counted.',
}

export const duelResultCopy = {
  partnerUnrated: 'Practice with a program: nothing is rated or counted.',
  partnerAgain: 'Play again',
  otherStrength: 'Choose another rating',
  recordingUnrated: 'Practice with a recording: nothing is rated or counted.',
  recordingAgain: 'Another recording',
}

export const placementCopy = {
  heading: 'Your level',
  number: (number: number, questions: number) => `Question ${number} of ${questions}`,
  note: 'No clock. A guess is fine.',
  end: 'Skip',
  finish: 'See your level',
  found: (level: number) => `Your level: ${levelName(level)}`,
  meaning: `Your first matches will ask questions at this level. Ratings start at ${STARTING_RATING} for everyone.`,
  none: 'You skipped the questions',
  noneMeaning: 'Your rating will follow how you play, and the questions follow your rating.',
  goOn: 'Go on',
}

export const openingCopy = {
  heading: 'Your part of the duel',
  number: (number: number, questions: number) => `Question ${number} of ${questions}`,
  note: 'Your times count',
  finish: 'Finish',
  title: 'Your part is played',
  lead: (right: number) =>
    `${right} of ${QUESTION_COUNT} right. Your friend meets these answers, each after the time that you took. An answer that took longer than a minute does not count.`,
  send: 'Send the link to a friend',
}

export const untimedCopy = {
  title: 'Without a clock',
  text: 'One question after another, near your level. Take as long as you like. Every answer is explained.',
  begin: 'Start practicing',
  loading: 'Loading your practice...',
  missing: 'Practice not found',
  heading: (skill: Skill) => `${SKILL_NAMES[skill]} practice`,
  score: (right: number, answered: number) =>
    answered === 0 ? 'No clock, no opponent' : `${right} of ${answered} right`,
  number: (number: number) => `Question ${number}`,
  gone: 'This question is no longer in use.',
  next: 'Next question',
  end: 'End practice',
  failed: 'That did not go through. Please try again.',
  summary: (right: number, answered: number) =>
    answered === 0 ? 'No questions answered' : `${right} of ${answered} right`,
  nothingMissed: 'Nothing to review: every answer was right.',
  review: 'To review',
  again: 'Practice again',
}
