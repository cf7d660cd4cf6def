import type { SiteStatistics } from '#admin/siteStatistics.ts'

const COUNTED_AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const adminCopy = {
  title: 'Admin Panel',
  checking: 'Checking...',
  content: 'Content Management',
  contentLead: 'Writes the built-in glossary pages, and replaces all changes that were made to them.',
  populate: 'Populate Content',
  populating: 'Populating...',
  statistics: 'Site Statistics',
  countedAt: (at: string) =>
    `Counted in this site’s database on ${COUNTED_AT.format(new Date(at))} UTC. Days are UTC days.`,
} as const

/** The messages of the populate action: a heading and a sentence. */
export const populateCopy = {
  done: ['Content Updated', 'All glossary pages have been populated with comprehensive content.'],
  failed: ['Update Failed', 'There was an error updating the content.'],
} as const

export interface ShownFigure {
  name: string
  /** What the number counts. */
  counts: string
  value: string
}

export function statisticsShown(statistics: SiteStatistics): ShownFigure[] {
  const { players, matches_today, matches, translations_today, subscriptions } = statistics
  const subscribed = 'Active now, or in the grace period after a missed payment'
  return [
    { name: 'Players', counts: 'Accounts, whether they have played or not', value: figure(players) },
    { name: 'Matches today', counts: 'Completed matches that were created today', value: figure(matches_today) },
    { name: 'All matches', counts: 'Completed since the site began', value: figure(matches) },
    {
      name: 'Translations today',
      counts: 'Different texts for each user or visitor',
      value: figure(translations_today),
    },
    { name: 'Basic subscriptions', counts: subscribed, value: figure(subscriptions.Basic) },
    { name: 'Premium subscriptions', counts: subscribed, value: figure(subscriptions.Premium) },
  ]
}

function figure(count: number): string {
  return count.toLocaleString('en-US')
}
