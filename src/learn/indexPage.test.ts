import { expect, test } from 'vitest'
import { CURRICULUM, PAGE_PLACES, pagePath } from '#learn/curriculum.ts'
import { type INDEXED_SECTIONS, indexGroups } from '#learn/indexPage.ts'
import type { LearningPage } from '#learn/learningPage.ts'

const pages = new Map(
  PAGE_PLACES.map((place) => [
    pagePath(place),
    { ...place, heading: place.slug, description: 'About it', body: '' } as LearningPage,
  ]),
)
const paths = (section: (typeof INDEXED_SECTIONS)[number], kind: 'open' | 'coming', glossary: string[] = []) =>
  indexGroups(section, pages, glossary).flatMap((group) => group[kind].map(({ path }) => path))

test('an index lists every page of its section once', () => {
  expect(paths('courses', 'coming')).toEqual(CURRICULUM.courses.map((slug) => `/courses/${slug}`))
  expect(paths('tracks', 'coming')).toEqual(CURRICULUM.tracks.map((slug) => `/tracks/${slug}`))
})

test('the guides’ index also lists exams, business and K-pop', () => {
  const sections = ['learn', 'exam', 'business', 'kpop'] as const
  expect(paths('learn', 'coming')).toEqual(
    sections.flatMap((section) => CURRICULUM[section].map((slug) => `/${section}/${slug}`)),
  )
})

test('a page with a body, or with a published glossary page, is open', () => {
  pages.set('/learn/batchim', { ...pages.get('/learn/batchim'), body: 'Text' } as LearningPage)
  expect(paths('learn', 'open', ['/kpop/slang-2025'])).toEqual(['/learn/batchim', '/kpop/slang-2025'])
  expect(paths('learn', 'coming', ['/kpop/slang-2025'])).not.toContain('/learn/batchim')
})

test('courses are grouped by level', () => {
  expect(indexGroups('courses', pages, []).map(({ id }) => id)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
})
