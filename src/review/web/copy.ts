import { DAY_MS, HOUR_MS, MINUTE_MS, type Milliseconds } from '#kit/time.ts'
import type { CardSource } from '#review/card.ts'
import type { Grade } from '#review/reviewEntry.ts'
import type { NearMiss } from '#review/typedAnswer.ts'
import type { AskedLevel } from '#review/typedKey.ts'

export const reviewCopy = {
  title: 'Review',
  loading: 'Loading your cards...',
  loadFailed: 'Your cards could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  back: 'Back to Arena',
  left: (count: number) => (count === 1 ? '1 card left' : `${count} cards left`),
  failed: 'Your answer did not reach the server. Press Check again.',
  notKept: 'This card needs a connection. These cards work without one.',
  actionFailed: 'That did not work. Check your connection and try again.',
}

export const sourceCopy: Record<CardSource, string> = {
  match: 'From a match you played',
  practice: 'From your practice',
  daily: 'From a daily round',
  translation: 'From a translation you saved',
  lesson: 'From a lesson',
  hand: 'A word you added',
  'word-set': 'From a word course',
  import: 'From a file you imported',
}

export const taskCopy = {
  isNew: 'New',
  meaning: 'It means',
  gotIt: 'Now type it',
  type: 'Type it in Korean',
  fill: 'Type what fits the gap',
  inForm: (lemma: string) => `A form of ${lemma}`,
  answer: 'Your answer',
  check: 'Check',
  hint: 'Show the first letter',
  hinted: (letter: string) => `It begins with ${letter}.`,
  options: 'Answers',
  unknown: 'I don’t know',
  keyboard: 'Korean keyboard',
  stop: 'Stop asking this',
  stopped: 'This card is not asked any longer. You find it below, when the review is done.',
}

export const resultCopy = {
  right: 'Right!',
  wrong: 'Not yet.',
  answer: 'Answer',
  given: 'You answered',
  comesBack: (wait: string) => `Comes back ${wait}.`,
  grades: 'How well did you know it?',
  next: 'Next',
  undo: 'Undo',
  heard: 'You heard',
  undone: 'Your answer was taken back.',
}

export const gradeNames: Record<Grade, string> = { 1: 'Again', 2: 'Hard', 3: 'Good', 4: 'Easy' }

export const doneCopy = {
  title: 'Done for now',
  answered: (count: number) => (count === 1 ? 'You answered 1 card today.' : `You answered ${count} cards today.`),
  next: (wait: string) => `The next card comes back ${wait}.`,
  restful: 'New cards wait for tomorrow: ten a day are enough to remember.',
  withheld: (count: number) =>
    count === 1 ? '1 more card needs a connection.' : `${count} more cards need a connection.`,
  empty: 'Your deck is empty. Words come in when you miss a question, save a translation or finish a lesson.',
  translate: 'Translate something',
}

export const suspendedCopy = {
  title: 'Not asked any longer',
  why: 'You forgot this card six times. Repeating it more often will not help: look at what you mix it up with.',
  pair: (times: number) => (times === 1 ? 'mixed up with, once' : `mixed up with, ${times} times`),
  resume: 'Ask again',
  resumed: 'This card will be asked again.',
  right: 'Right',
}

export const wordSetCopy = {
  join: 'Learn them with a free account',
  joinLead: 'Ten words a day come into your review. You can read all of them below without an account.',
  loading: 'Loading your progress...',
  failed: 'Your progress could not be loaded. Check your connection and load the page again.',
  begin: (words: number) => `Start the ${words} words`,
  beginning: 'Starting...',
  beginLead: 'The first ten come into your review now, and ten more whenever you have begun those.',
  label: 'Words in your review',
  inDeck: (inDeck: number, words: number) =>
    inDeck === words
      ? `All ${words} words are in your review.`
      : `${inDeck} of ${words} words are in your review. The next ones come when you have begun these.`,
  paused: (inDeck: number, words: number) =>
    `Paused: ${inDeck} of ${words} words are in your review, and no new ones come.`,
  review: 'Review',
  pause: 'Pause new words',
  pausing: 'Pausing...',
  goOn: 'Go on',
}

export const linkCopy = {
  none: 'Review',
  due: (count: number) => `Review: ${count} due`,
}

const LEVEL_NAMES: Record<AskedLevel, string> = {
  polite: 'polite (-아요/어요)',
  formal: 'formal (-습니다)',
  casual: 'casual (-아/어)',
  plain: 'plain (-다)',
  dictionary: 'the dictionary form (-다)',
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** What was off in a near miss. */
export function missText(miss: NearMiss): string {
  switch (miss.mistake) {
    case 'letter': {
      const place = ORDINALS[miss.syllable]
      return place === undefined
        ? 'Nearly right: one letter is off.'
        : `Nearly right: one letter is off, in or after the ${place} syllable.`
    }
    case 'speech-level': {
      const asked = miss.asked === null ? 'another level' : LEVEL_NAMES[miss.asked]
      return `The right word, but ${LEVEL_NAMES[miss.given]}. Here it should be ${asked}.`
    }
    case 'particle':
      return `Nearly right: look at the particle after ${miss.noun}.`
    case 'form':
      return `The right word, but another form of ${miss.lemma} fits here.`
    case 'other-word':
      return 'That fits, too. Here another word is asked.'
  }
}

/** What follows a near miss. */
export const ONCE_MORE = 'Try once more.'

/** The time until a card comes back: `in 10 minutes`, `tomorrow`, `in 3 months`. */
export function waitText(wait: Milliseconds): string {
  if (wait < MINUTE_MS) return 'now'
  if (wait < HOUR_MS) return `in ${counted(Math.round(wait / MINUTE_MS), 'minute')}`
  if (wait < DAY_MS) return `in ${counted(Math.round(wait / HOUR_MS), 'hour')}`
  const days = Math.round(wait / DAY_MS)
  if (days === 1) return 'tomorrow'
  if (days < 60) return `in ${days} days`
  return days < 730
    ? `in ${counted(Math.round(days / 30.4), 'month')}`
    : `in ${counted(Math.round(days / 365), 'year')}`
}

/** The same in a small place: `10 min`, `3 d`. */
export function shortWait(wait: Milliseconds): string {
  if (wait < HOUR_MS) return `${Math.max(1, Math.round(wait / MINUTE_MS))} min`
  if (wait < DAY_MS) return `${Math.round(wait / HOUR_MS)} h`
  const days = Math.round(wait / DAY_MS)
  if (days < 60) return `${days} d`
  return days < 730 ? `${Math.round(days / 30.4)} mo` : `${Math.round(days / 365)} y`
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
