import type { SiteStatistics } from '#admin/siteStatistics.ts'
import type { Stat } from '#design/web/StatStrip.tsx'

export const adminCopy = {
  title: 'Admin Panel',
  checking: 'Checking...',
  content: 'Content Management',
  contentLead: 'Writes the glossary pages that come with the product. Changes made to them since are replaced.',
  populate: 'Populate Content',
  populating: 'Populating...',
  statistics: 'Site Statistics',
  statisticsRemark: 'Days are UTC days',
} as const

/** What the populate action says: a heading and a sentence. */
export const populateCopy = {
  done: ['Content Updated', 'All glossary pages have been populated with comprehensive content.'],
  failed: ['Update Failed', 'There was an error updating the content.'],
} as const

export function statisticsShown(statistics: SiteStatistics): Stat[] {
  const { players, matches_today, matches, translations_today, subscriptions } = statistics
  return [
    { name: 'Players', value: figure(players) },
    { name: 'Matches today', value: figure(matches_today) },
    { name: 'Matches in all', value: figure(matches) },
    { name: 'Translations today', value: figure(translations_today) },
    { name: 'Basic subscriptions', value: figure(subscriptions.Basic) },
    { name: 'Premium subscriptions', value: figure(subscriptions.Premium) },
  ]
}

function figure(count: number): string {
  return count.toLocaleString('en-US')
}
