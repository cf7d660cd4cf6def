import type { RatingSeries } from '#rating/ratingSeries.ts'
import { SKILL_NAMES } from '#rating/skill.ts'

export const PERIODS = ['30', '90', 'all'] as const
export type Period = (typeof PERIODS)[number]

export const ratingCopy = {
  heading: 'Rating',
  period: 'Period',
  periods: { '30': '30 days', '90': '90 days', all: 'All' } satisfies Record<Period, string>,
  asTable: 'View as table',
  asGraph: 'View as graph',
  skill: 'Skill',
  start: 'Start',
  change: 'Change',
  now: 'Now',
  noMatches: 'Your ratings start at 1000. Each rated match moves a line here.',
  loadFailed: 'Your past ratings could not be loaded.',
}

/** The graph in a sentence, for who does not see it. */
export function graphSentence(series: readonly RatingSeries[], period: Period): string {
  const courses = series.map(({ skill, points, change }) => {
    const [from, to] = [points.at(0)?.rating, points.at(-1)?.rating]
    const verb = change === 0 ? `stayed at ${to}` : `${change > 0 ? 'rose' : 'fell'} from ${from} to ${to}`
    return `${SKILL_NAMES[skill]} ${verb}`
  })
  const time = period === 'all' ? 'since the first match' : `over the last ${period} days`
  return `Rating ${time}. ${courses.join(', ')}.`
}
