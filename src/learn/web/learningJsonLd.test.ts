import { expect, test } from 'vitest'
import type { LearningPage } from '#learn/learningPage.ts'
import { learningJsonLd } from '#learn/web/learningJsonLd.ts'

const page: LearningPage = {
  section: 'learn',
  slug: 'hangul',
  title: 'Hangul',
  description: 'About it.',
  heading: 'Hangul, the alphabet',
  icon: 'book',
  call: 'Go',
  published: '2026-11-20',
  updated: '2026-11-20',
  body: '',
}
const words = { title: 'T', description: 'D', headline: 'H', published: '2026-11-20', updated: '2026-12-01' }
const graph = (changes: Partial<LearningPage>) =>
  learningJsonLd({ ...page, ...changes }, words, 'https://a.example')['@graph']

test.each([
  ['a guide is an Article', { section: 'learn' }, 'Article'],
  ['an exam overview is an Article', { section: 'exam' }, 'Article'],
  ['a course is a Course', { section: 'courses' }, 'Course'],
  ['a track is a Course', { section: 'tracks' }, 'Course'],
  ['the lyrics explainer is a WebApplication', { section: 'kpop', notice: 'tool' }, 'WebApplication'],
  ['the community is a WebPage', { section: 'community' }, 'WebPage'],
] as const)('%s, with its breadcrumbs and the organization', (_case, changes, type) => {
  expect(graph(changes).map((node) => node['@type'])).toEqual([type, 'BreadcrumbList', 'Organization'])
})

test('an article names its headline, its dates, its author and its publisher', () => {
  const organization = { '@id': 'https://a.example/#organization' }
  expect(graph({})[0]).toMatchObject({
    headline: 'H',
    datePublished: '2026-11-20',
    dateModified: '2026-12-01',
    author: organization,
    publisher: organization,
  })
})

test('a community page names its headline, its author and its publisher', () => {
  const organization = { '@id': 'https://a.example/#organization' }
  expect(graph({ section: 'community' })[0]).toMatchObject({
    name: 'Hangul, the alphabet',
    headline: 'Hangul, the alphabet',
    author: organization,
    publisher: organization,
  })
})

test('a course names its provider, its level and what it teaches', () => {
  expect(graph({ section: 'courses', level: 'B1', teaches: ['emails'] })[0]).toMatchObject({
    name: 'Hangul, the alphabet',
    provider: { '@id': 'https://a.example/#organization' },
    educationalLevel: 'B1',
    teaches: ['emails'],
  })
})

test('the breadcrumbs lead to the page through its section’s index', () => {
  expect(graph({ section: 'courses' })[1]?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://a.example/' },
    { position: 2, name: 'Courses', item: 'https://a.example/courses' },
    { position: 3, name: 'Hangul, the alphabet', item: 'https://a.example/courses/hangul' },
  ])
})
