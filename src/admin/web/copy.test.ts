import { expect, test } from 'vitest'
import { adminCopy, populateCopy, statisticsShown } from '#admin/web/copy.ts'

test('the panel uses the agreed texts', () => {
  expect(adminCopy).toMatchObject({
    title: 'Admin Panel',
    content: 'Content Management',
    populate: 'Populate Content',
    statistics: 'Site Statistics',
  })
  expect(populateCopy).toEqual({
    done: ['Content Updated', 'All glossary pages have been populated with comprehensive content.'],
    failed: ['Update Failed', 'There was an error updating the content.'],
  })
})

test('the statistics say when and where they were counted', () => {
  expect(adminCopy.countedAt('2026-11-20T12:05:00.000Z')).toMatch(
    /^Counted in this site’s database on Nov 20, 2026, 12:05\sPM UTC\. Days are UTC days\.$/,
  )
})

test('every number has a name and says what it counts', () => {
  const shown = statisticsShown({
    counted_at: '2026-11-20T12:05:00.000Z',
    players: 1_200,
    matches_today: 3,
    matches: 4,
    translations_today: 5,
    subscriptions: { Basic: 6, Premium: 7 },
  })
  expect(shown.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Players: 1,200',
    'Matches today: 3',
    'All matches: 4',
    'Translations today: 5',
    'Basic subscriptions: 6',
    'Premium subscriptions: 7',
  ])
  expect(shown.map(({ counts }) => counts)).not.toContain('')
})
