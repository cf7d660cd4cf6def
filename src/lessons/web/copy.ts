import type { LessonTone } from '#lessons/lessonTone.ts'

export const lessonsCopy = {
  title: 'Lessons',
  lead: 'Five minutes each. One idea, heard, read and used.',
  back: 'Back to Arena',
  loading: 'Loading your lessons...',
  loadFailed: 'Your progress could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  next: 'Next lesson',
  begin: 'Start',
  firstLesson: 'Start lesson 1',
  lessonOf: (number: number) => `Go on with lesson ${number}`,
  goOn: 'Go on',
  again: 'Do it again',
  allDone: 'You have done every lesson. Review keeps what you learned.',
  aboutCourse: 'About this course',
  lessonsOf: (done: number, all: number) => `${done} of ${all} done`,
  state: {
    done: 'Done',
    begun: (step: number, all: number) => `${Math.round((100 * step) / all)}%`,
    account: 'Free account',
  },
}

export const playerCopy = {
  loading: 'Loading the lesson...',
  loadFailed: 'The lesson could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  leave: 'All lessons',
  lesson: (number: number) => `Lesson ${number}`,
  progress: 'Progress in this lesson',
  step: (step: number, all: number) => `${step} of ${all}`,
  again: 'Once more',
  continue: 'Continue',
  check: 'Check',
  right: 'Right.',
  wrong: 'Not quite. It comes again at the end.',
  stillWrong: 'Not quite. It comes once more.',
  answer: 'The answer:',
  unsaved: 'Not saved yet. Trying again...',
  example: 'Example',
  listen: 'Listen',
  whatHeard: 'What do you hear?',
  cannotListen: 'I can’t listen now',
  tone: 'Which tone is it?',
  tones: { casual: 'Casual', polite: 'Polite', formal: 'Formal' } satisfies Record<LessonTone, string>,
  typeHint: 'Type in Korean. Spaces and punctuation do not matter.',
  typeLabel: 'Your answer in Korean',
  order: 'Put the words in order.',
  build: 'Build the word from its letters.',
  placed: 'Your answer',
  empty: 'Press the pieces below in order.',
  pieces: 'Pieces',
  match: 'Match the pairs.',
  matchHint: 'Press one on the left, then its partner on the right.',
  matchLeft: 'Left side',
  matchRight: 'Right side',
  pairRight: (one: string, other: string) => `${one} and ${other}: a pair.`,
  pairWrong: (one: string, other: string) => `${one} and ${other} are no pair.`,
  matched: 'matched',
}

export const summaryCopy = {
  heading: 'Lesson done',
  learned: 'What you learned',
  taught: 'Learned',
  cards: 'New cards',
  days: 'Days in a row',
  minutes: 'Minutes today',
  deck: 'For your review deck',
  added: (count: number) =>
    count === 0
      ? 'All of these are in your review deck already.'
      : `${count} new ${count === 1 ? 'card' : 'cards'} in your review deck.`,
  inDeck: 'These are in your review deck.',
  saving: 'Saving...',
  visitor:
    'Create a free account to keep what you did. These go into your review deck, and come back before you forget them.',
  keep: 'Create a free account',
  next: 'Next lesson',
  review: 'Review your cards',
  again: 'Do it again',
  all: 'All lessons',
}

export const accountCopy = {
  lead: 'The first three lessons of each course are open to everyone. The others need a free account, which also keeps what you did.',
  create: 'Create a free account',
  signIn: 'I have an account',
}
