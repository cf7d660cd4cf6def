import { expect, test } from 'vitest'
import { adminCopy, populateCopy, statisticsShown } from '#admin/web/copy.ts'

test('the panel uses the words that were agreed', () => {
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

test('every figure stands under its name', () => {
  const shown = statisticsShown({
    players: 1_200,
    matches_today: 3,
    matches: 4,
    translations_today: 5,
    subscriptions: { Basic: 6, Premium: 7 },
  })
  expect(shown.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Players: 1,200',
    'Matches today: 3',
    'Matches in all: 4',
    'Translations today: 5',
    'Basic subscriptions: 6',
    'Premium subscriptions: 7',
  ])
})
