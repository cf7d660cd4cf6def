import { expect, test } from 'vitest'
import type { LearningPage } from '#learn/learningPage.ts'
import { llmsText, robotsText } from '#learn/siteFile.ts'

test('robots.txt links the XML site map and disallows personal pages', () => {
  const text = robotsText('https://a.example')
  expect(text).toContain('Sitemap: https://a.example/sitemap.xml')
  for (const path of ['/app', '/admin', '/profile', '/dev', '/rest/v1/']) expect(text).toContain(`Disallow: ${path}\n`)
})

test('llms.txt lists the pages that have content', () => {
  const page = { section: 'learn', heading: 'Guide', description: 'About it.', body: '' } as LearningPage
  const pages = [
    { ...page, slug: 'hangul', body: 'Text' },
    { ...page, slug: 'counters' },
    { ...page, slug: 'batchim' },
  ]
  const glossary = [{ slug: 'learn/counters', title: '', description: '', content: '', created: '', updated: '' }]
  const text = llmsText(pages, glossary, 'https://a.example')
  expect(text.match(/\/learn\/\w+/g)).toEqual(['/learn/hangul', '/learn/counters'])
})
