import { expect, test } from 'vitest'
import { LEVELS } from '#korean/level.ts'
import { COURSES, CURRICULUM, neighbors, PAGE_PLACES, pagePath } from '#learn/curriculum.ts'

test('there are 30 courses, five on each level from A1 to C2, and 10 tracks', () => {
  expect(LEVELS.map((level) => COURSES[level].length)).toEqual([5, 5, 5, 5, 5, 5])
  expect([CURRICULUM.courses.length, CURRICULUM.tracks.length, CURRICULUM.learn.length]).toEqual([30, 10, 11])
})

test('every page has a unique path', () => {
  const paths = PAGE_PLACES.map(pagePath)
  expect(new Set(paths).size).toBe(paths.length)
})

test('the community page has its section’s own path', () => {
  expect(pagePath({ section: 'community', slug: 'index' })).toBe('/community')
})

test('the links to the previous and next page follow the section’s order', () => {
  expect(neighbors({ section: 'learn', slug: 'hangul' })).toEqual({ next: { section: 'learn', slug: 'particles' } })
  expect(neighbors({ section: 'exam', slug: 'topik-speaking-overview' })).toEqual({
    previous: { section: 'exam', slug: 'topik-ii-overview' },
  })
})
