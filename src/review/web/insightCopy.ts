import type { FitReport, MistakeReport, ReviewInsight } from '#review/insight/insightContract.ts'
import type { MistakeKind } from '#review/insight/mistake.ts'
import {
  LEAST_ASKED,
  type MonthOfReviews,
  RETENTION_DAYS,
  type Retention,
  type ReviewDay,
  retentionShare,
} from '#review/insight/reviewDays.ts'
import { DUE_A_DAY } from '#review/session.ts'

export const insightCopy = {
  back: 'Back to review',
  loading: 'Loading your reviews...',
  failed: 'Your reviews could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  empty:
    'Nothing to show yet. Once you have reviewed cards or played matches, you see here which mistakes you keep making, how much you remember, and what comes back when.',
  review: 'Go to review',
  asTable: 'View as table',
  asGraph: 'View as graph',
}

export const mistakesCopy = {
  title: 'Mistakes you keep making',
  none: 'None so far. What you get wrong three times in your reviews and matches shows up here.',
  times: (times: number) => `${times} times`,
  lately: 'Last mistake:',
  notThis: (given: string) => `not ${given}`,
  guide: 'Read the guide',
  practice: (count: number) => (count === 1 ? 'Practice 1 question' : `Practice ${count} questions`),
  beginning: 'Starting...',
  failed: 'The practice could not begin. Please try again.',
  comesBack: 'Practice the cards in your review',
  forgotten: 'Words that you forgot are not counted here. They come back in your review.',
}

const KIND_NAMES: Record<MistakeKind, string> = {
  particle: 'Particle',
  'verb-class': 'Verb form',
  'speech-level': 'Speech level',
  spelling: 'Spelling',
  sound: 'Sound',
  point: 'Point',
}

export function kindName({ kind }: Pick<MistakeReport, 'kind'>): string {
  return KIND_NAMES[kind]
}

/** What a mistake is about: the title of its point, or what was mixed up. */
export function mistakeTitle({ kind, name, title }: Pick<MistakeReport, 'kind' | 'name' | 'title'>): string {
  if (title !== null) return title
  if (kind === 'spelling') return name.includes(' ') ? name.replace(' ', ' and ') : `${name}, left out or added`
  if (kind === 'speech-level') return 'The dictionary form in -다'
  if (kind === 'verb-class') return name === 'regular' ? 'Forms of regular verbs' : `Forms like those of ${name}`
  return name
}

export const forecastCopy = {
  title: 'The next 30 days',
  day: 'Day',
  cards: 'Cards',
  today: 'Today',
  note: `New cards are not counted. On one day, at most ${DUE_A_DAY} cards are asked; the others wait.`,
  none: 'No card is waiting. Cards show up here after you answer them for the first time.',
}

export function forecastSentence({ forecast, overdue }: Pick<ReviewInsight, 'forecast' | 'overdue'>): string {
  const [today = 0] = forecast
  const all = forecast.reduce((sum, cards) => sum + cards, 0)
  const late = overdue === 0 ? '' : `, ${overdue} of them overdue`
  return `${counted(all, 'card comes', 'cards come')} back in the next ${forecast.length} days: ${today} today${late}.`
}

export const retentionCopy = {
  title: 'What you remember',
  month: 'Month',
  asked: 'Asked',
  remembered: 'Remembered',
  share: 'Share',
  goal: 'Goal',
  tooFew: '—',
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** How much was remembered lately, beside what the schedule asks for. */
export function retentionSentence(lately: Retention, goal: number): string {
  const share = retentionShare(lately)
  const aim = `The schedule brings a card back when your chance of remembering it has fallen to ${percent(goal)}.`
  return share === undefined
    ? `There is nothing to measure yet. It takes ${LEAST_ASKED} answers in ${RETENTION_DAYS} days to cards that you answered on an earlier day. ${aim}`
    : `In the last ${RETENTION_DAYS} days you remembered ${percent(share)} of the ${lately.asked} cards that came back. ${aim}`
}

export function retentionPlotSentence(months: readonly MonthOfReviews[], goal: number): string {
  const shares = months.map((month) => {
    const share = retentionShare(month)
    return `${monthName(month.month)} ${share === undefined ? 'too few answers' : percent(share)}`
  })
  return `Share of cards remembered by month, the goal being ${percent(goal)}: ${shares.join(', ')}.`
}

export const yearCopy = {
  title: 'A year of days',
  month: 'Month',
  days: 'Days with reviews',
  answers: 'Answers',
  none: 'No reviews in the last year.',
}

export function yearSentence(days: readonly ReviewDay[]): string {
  const answers = days.reduce((sum, day) => sum + day.answers, 0)
  return `${counted(answers, 'answer', 'answers')} on ${counted(days.length, 'day', 'days')} of the last year.`
}

export const scheduleCopy = {
  title: 'Your schedule',
  average: 'Average of many learners',
  before: 'In use before the fit',
  fitted: 'Fitted to you',
  loss: 'Loss',
  who: 'Schedule',
  what: 'The loss says how far predictions of what you would remember were off. A smaller one is better.',
}

/** By whose memory the cards come back, and why. */
export function scheduleSentence({ available, newest }: ReviewInsight['schedule']): string {
  if (newest) return verdictSentence(newest)
  const average = 'Your cards come back by the average memory of many learners.'
  return available ? average : `${average} This server cannot fit the schedule to you.`
}

function verdictSentence({ verdict, is_own, judged, reviews }: FitReport): string {
  const stays = is_own ? 'the schedule that was fitted to you before stays' : 'the average schedule is used'
  const fitted = `After ${reviews} reviews, the schedule was fitted to your own answers by machine learning (FSRS)`
  switch (verdict) {
    case 'better':
      return `${fitted}. It predicted your newest ${judged} answers best, so your cards come back by it.`
    case 'no-better':
      return `${fitted}. It predicted your newest ${judged} answers no better, so ${stays}.`
    case 'too-few':
      return `${fitted}. There were only ${counted(judged, 'answer', 'answers')} to judge it by, so ${stays}.`
    case 'failed':
      return `After ${reviews} reviews, the schedule could not be fitted to your answers, so ${stays}.`
  }
}

export function nextFitSentence({ available, reviews, next_fit_at }: ReviewInsight['schedule']): string {
  if (!available) return ''
  return reviews >= next_fit_at
    ? 'The next fit runs when you open your review.'
    : `The next fit comes after ${next_fit_at} reviews. You have ${reviews}.`
}

const DAY_NAMES = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const MONTH_NAMES = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const MONTHS_OF_YEARS = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `Nov 24`. */
export function dayName(date: string | number): string {
  return DAY_NAMES.format(new Date(date))
}

/** `Nov`. */
export function shortMonth(month: string): string {
  return MONTH_NAMES.format(new Date(month))
}

/** `November 2026`. */
export function monthName(month: string): string {
  return MONTHS_OF_YEARS.format(new Date(month))
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
