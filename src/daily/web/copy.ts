import type { Mark } from '#daily/dailyTry.ts'
import { GRADE_NAMES, type Grade } from '#daily/grade.ts'
import { startOfDate, type UtcDate, type UtcMonth } from '#daily/utcDate.ts'
import { HOUR_MS, MINUTE_MS, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const MONTH_NAME = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

export function dayText(date: UtcDate): string {
  return DAY.format(startOfDate(date))
}

export function monthText(month: UtcMonth): string {
  return MONTH.format(startOfDate(`${month}-01`))
}

/** A duration, rounded up: `5 h`, or `25 min` in the last hour. */
export function waitText(left: Milliseconds): string {
  if (left > HOUR_MS) return `${Math.ceil(left / HOUR_MS)} h`
  return `${Math.max(1, Math.ceil(left / MINUTE_MS))} min`
}

export function scoreText(marks: readonly (Mark | null)[]): string {
  return `${marks.filter((mark) => mark?.outcome === 'right').length} of ${QUESTION_COUNT} right`
}

export const outcomeWords: Record<Mark['outcome'], string> = { right: 'Right', wrong: 'Wrong', late: 'Too late' }

export const dailyCopy = {
  title: 'Daily round',
  titleOf: (date: UtcDate) => `Daily round of ${dayText(date)}`,
  back: 'Back to Arena',
  today: 'Today’s round',
  loading: 'Loading the daily round...',
  loadFailed: 'The daily round could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  offline: 'Connection lost. Trying again...',
  notPlayed: 'You did not play on this day.',
  next: (wait: string, at: string) =>
    `Come back in ${wait}: the next round begins at midnight UTC (${TIME.format(new Date(at))} your time).`,
}

export const beginCopy = {
  lead: `Three questions, the same for everyone at your grade today: vocabulary, grammar and listening.`,
  grade: 'Your grade',
  rules: [
    'You have one try a day, in one grade.',
    `Each question is open for ${QUESTION_MS / SECOND_MS} seconds. The clock runs on if you leave.`,
    'Between questions there is no hurry: the next one opens when you ask for it.',
    'Nothing here changes your rating or uses up one of today’s matches.',
  ],
  begin: 'Begin',
  beginning: 'Starting...',
  failed: 'The round could not begin. Please try again.',
}

export const goOnCopy = {
  open: (number: number) => `Question ${number} is open, and its clock is running.`,
  next: (number: number) => `Question ${number} of ${QUESTION_COUNT} is next.`,
  goOn: 'Go on',
}

export const playCopy = {
  heading: (grade: Grade) => `Daily round, ${GRADE_NAMES[grade]}`,
  next: 'Next question',
  result: 'See the result',
  failed: 'That did not go through. Please try again.',
}

export const markCopy = {
  label: 'Your answers',
  open: 'Not played',
  seconds: (seconds: number) => `${seconds} s`,
}

export const resultCopy = {
  unfinished: 'This round was not finished.',
  loading: 'Loading the result...',
  failed: 'The result could not be loaded.',
  share: 'Share your result',
  copy: 'Copy',
  copied: 'Copied to clipboard!',
  copyBlocked: 'This browser does not let the page copy. Select the text instead.',
  send: 'Share',
  review: 'The questions',
  kept: (wrong: number) =>
    wrong === 1
      ? 'The question that you answered wrong is in your review deck.'
      : `The ${wrong} questions that you answered wrong are in your review deck.`,
  toReview: 'Review',
}

export const tallyCopy = {
  title: 'How everyone did',
  players: (count: number, grade: Grade) => `${count} ${count === 1 ? 'player' : 'players'} at ${GRADE_NAMES[grade]}`,
  alone: (isToday: boolean) =>
    isToday
      ? 'You are the first to finish at this grade today. Come back later to compare.'
      : 'Nobody else finished at this grade on that day.',
  score: 'Score',
  right: (points: number) => `${points} right`,
  you: 'You',
  perQuestion: 'Right answers',
  percent: (percent: number) => `${percent}%`,
  ownTime: (seconds: number) => `Your three answers took ${seconds} s.`,
  slower: ({ others, slower }: { others: number; slower: number }) => {
    if (others === 0) return 'Nobody else has the same score.'
    const who = others === 1 ? 'The one other player' : `Of the ${others} other players`
    if (others === 1) return `${who} with the same score ${slower === 1 ? 'took longer' : 'was as fast or faster'}.`
    return `${who} with the same score, ${slower === 0 ? 'none' : slower} took longer.`
  },
}

export const calendarCopy = {
  title: 'Your days',
  current: 'Days in a row',
  best: 'Best run',
  earlier: 'Earlier month',
  later: 'Later month',
  weekdays: [
    ['Sun', 'Sunday'],
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
  ] as const,
  score: (right: number) => `${right}/${QUESTION_COUNT}`,
  open: '–',
  /** What is read out before and after the number of a day with a try. */
  day: (date: UtcDate, { grade, right, finished }: { grade: Grade; right: number; finished: boolean }) => ({
    before: `${MONTH_NAME.format(startOfDate(date))} `,
    after: `: ${finished ? `${right} of ${QUESTION_COUNT} right` : 'not finished'}, ${GRADE_NAMES[grade]}`,
  }),
  failed: 'Your days could not be loaded.',
}

export const cardCopy = {
  title: 'Today’s round',
  unplayed: 'Three questions, the same for everyone at your grade. One try.',
  finished: (score: string, wait: string) => `${score}. Come back in ${wait}.`,
  failed: 'The daily round could not be loaded.',
  play: 'Play today’s round',
  goOn: 'Go on',
  result: 'See the result',
}
