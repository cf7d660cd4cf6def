import { expect, test } from 'vitest'
import { robotsOf } from '#site/searchIndexing.ts'

test.each(['/', '/pricing', '/auth', '/translate', '/try', '/learn/hangul', '/community/leaderboard', '/apple'])(
  'search engines may list %s',
  (path) => expect(robotsOf({ path })).toBeUndefined(),
)

test.each([
  '/app',
  '/app/match/5',
  '/admin',
  '/profile',
  '/dev/checkout',
  '/auth/change-email',
  '/auth/confirm',
  '/auth/recover',
  '/try/duel',
  '/try/keep',
  '/sitemap.xml',
])('%s stays out of search results', (path) => expect(robotsOf({ path })).toBe('noindex'))

test('a page without content stays out of search results, but its links are followed', () => {
  expect(robotsOf({ path: '/learn/batchim', withheld: 'planned' })).toBe('noindex,follow')
})

test('a translation that is shared by its URL stays out of search results', () => {
  expect(robotsOf({ path: '/translate', withheld: 'readersText' })).toBe('noindex')
})
