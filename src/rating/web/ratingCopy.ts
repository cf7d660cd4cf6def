import { PROVISIONAL_MATCHES } from '#rating/kFactor.ts'
import { STARTING_RATING } from '#rating/ratingChange.ts'
import type { Period, RatingSeries } from '#rating/ratingSeries.ts'
import { SKILL_NAMES } from '#rating/skill.ts'

/** How many days each period covers; null: all. */
export const PERIODS = { '30': 30, '90': 90, all: null } as const
export type PeriodName = keyof typeof PERIODS
export const PERIOD_NAMES: readonly PeriodName[] = ['30', '90', 'all']

export const ratingCopy = {
  heading: 'Rating',
  period: 'Period',
  periodOf: (days: number | null) => (days === null ? 'All' : `${days} days`),
  asTable: 'View as table',
  asGraph: 'View as graph',
  skill: 'Skill',
  start: 'Start',
  change: 'Change',
  now: 'Now',
  noMatches: `No rated match yet. Your ratings start at ${STARTING_RATING}. Each rated match moves a line here.`,
  provisional: `A new rating has a “?” until you have played ${PROVISIONAL_MATCHES} rated matches in the skill.`,
  loadFailed: 'Your past ratings could not be loaded.',
}

/** Describes the graph for players who cannot see it. */
export function graphSentence(series: readonly RatingSeries[], { isWhole }: Period, days: number | null): string {
  const courses = series.map(({ skill, points, change }) => {
    const [from, to] = [points.at(0)?.rating, points.at(-1)?.rating]
    const verb = change === 0 ? `stayed at ${to}` : `${change > 0 ? 'rose' : 'fell'} from ${from} to ${to}`
    return `${SKILL_NAMES[skill]} ${verb}`
  })
  const time = isWhole ? 'since you joined' : `over the last ${days} days`
  return `Rating ${time}. ${courses.join(', ')}.`
}
