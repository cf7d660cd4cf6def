import { pagePath } from '#learn/curriculum.ts'
import { type GlossaryPage, glossaryPath } from '#learn/glossaryPage.ts'
import { INDEX_META, INDEXED_SECTIONS } from '#learn/indexPage.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import { hasContent } from '#learn/openPage.ts'

/** One URL of the XML site map. */
export interface SiteMapEntry {
  path: string
  /** A date in UTC: 2026-11-20. */
  lastModified?: string
  changes: 'daily' | 'weekly' | 'monthly'
  /** 0 to 1, relative to the site's other pages. */
  priority: number
}

const SITE_PAGES: readonly SiteMapEntry[] = [
  { path: '/', changes: 'daily', priority: 1 },
  { path: '/auth', changes: 'monthly', priority: 0.8 },
  { path: '/pricing', changes: 'monthly', priority: 0.8 },
  { path: '/sitemap', changes: 'weekly', priority: 0.7 },
  ...INDEXED_SECTIONS.map((section) => ({
    path: INDEX_META[section].path,
    changes: 'weekly' as const,
    priority: 0.6,
  })),
]

/** A page with a body. */
export type WrittenPage = Pick<LearningPage, 'section' | 'slug' | 'updated'>

export function writtenPages(pages: Iterable<LearningPage>): WrittenPage[] {
  const written = [...pages].filter(hasContent)
  return written.map(({ section, slug, updated }) => ({ section, slug, updated }))
}

/** The site's own pages, then the published glossary pages, then the pages with a body: one entry per path. */
export function siteMapEntries(
  glossary: readonly Pick<GlossaryPage, 'slug' | 'updated'>[],
  written: readonly WrittenPage[],
): SiteMapEntry[] {
  const all: SiteMapEntry[] = [
    ...SITE_PAGES,
    ...glossary.map((page) => learningEntry(glossaryPath(page), page.updated, 0.9)),
    ...written.map((page) => learningEntry(pagePath(page), page.updated, 0.6)),
  ]
  return all.filter(({ path }, at) => all.findIndex((other) => other.path === path) === at)
}

function learningEntry(path: string, lastModified: string, priority: number): SiteMapEntry {
  return { path, lastModified, changes: 'weekly', priority }
}

/** Source: https://www.sitemaps.org/protocol.html */
export function siteMapXml(entries: readonly SiteMapEntry[], origin: string): string {
  const urls = entries.map(({ path, lastModified, changes, priority }) =>
    [
      '  <url>',
      `    <loc>${escaped(origin + encodeURI(path))}</loc>`,
      ...(lastModified ? [`    <lastmod>${lastModified}</lastmod>`] : []),
      `    <changefreq>${changes}</changefreq>`,
      `    <priority>${priority.toFixed(1)}</priority>`,
      '  </url>',
    ].join('\n'),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')
}
