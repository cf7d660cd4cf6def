import { expect, test } from 'vitest'
import { siteMapEntries, siteMapXml } from '#learn/siteMapEntry.ts'

const entries = siteMapEntries(
  [
    { slug: 'kpop/slang', updated: '2026-12-01' },
    { slug: 'learn/hangul', updated: '2026-12-02' },
  ],
  [
    { section: 'learn', slug: 'hangul', updated: '2026-11-20' },
    { section: 'learn', slug: 'batchim', updated: '2026-11-21' },
  ],
)

test('the site’s own pages come first, then glossary pages, then guides; a guide with a glossary page is listed once', () => {
  expect(entries).toEqual([
    { path: '/', changes: 'daily', priority: 1 },
    { path: '/auth', changes: 'monthly', priority: 0.8 },
    { path: '/pricing', changes: 'monthly', priority: 0.8 },
    { path: '/sitemap', changes: 'weekly', priority: 0.7 },
    { path: '/learn', changes: 'weekly', priority: 0.6 },
    { path: '/courses', changes: 'weekly', priority: 0.6 },
    { path: '/tracks', changes: 'weekly', priority: 0.6 },
    { path: '/kpop/slang-2025', lastModified: '2026-12-01', changes: 'weekly', priority: 0.9 },
    { path: '/learn/hangul', lastModified: '2026-12-02', changes: 'weekly', priority: 0.9 },
    { path: '/learn/batchim', lastModified: '2026-11-21', changes: 'weekly', priority: 0.6 },
  ])
})

test('the XML follows the site map protocol, with one decimal in priorities', () => {
  const xml = siteMapXml(entries, 'https://a.example')
  expect(xml).toContain(
    '<loc>https://a.example/</loc>\n    <changefreq>daily</changefreq>\n    <priority>1.0</priority>',
  )
  expect(xml).toContain('<lastmod>2026-12-01</lastmod>')
})

test('a URL is escaped in the XML', () => {
  const xml = siteMapXml(siteMapEntries([{ slug: `x</loc>&"'`, updated: '2026-11-20' }], []), 'https://a.example')
  expect(xml).toContain('<loc>https://a.example/x%3C/loc%3E&amp;%22&apos;</loc>')
})
