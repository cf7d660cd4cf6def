import { expect, test } from 'vitest'
import { COURSES, CURRICULUM, LEVELS, neighbours, PAGE_PLACES, pagePath, pagePlaceAt } from '#learn/curriculum.ts'

test('there are 30 courses, five on each level from A1 to C2, and 10 tracks', () => {
  expect(LEVELS.map((level) => COURSES[level].length)).toEqual([5, 5, 5, 5, 5, 5])
  expect([CURRICULUM.courses.length, CURRICULUM.tracks.length, CURRICULUM.learn.length]).toEqual([30, 10, 11])
})

test('every page has a path of its own, and is found by it', () => {
  const paths = PAGE_PLACES.map(pagePath)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.map(pagePlaceAt)).toEqual(PAGE_PLACES)
  expect(pagePlaceAt('/learn/hanja')).toBeUndefined()
})

test('the community page lies at the section’s own path', () => {
  expect(pagePath({ section: 'community', slug: 'index' })).toBe('/community')
  expect(pagePlaceAt('/community/index')).toBeUndefined()
})

test('who reads on meets the pages of one section in their order', () => {
  expect(neighbours({ section: 'learn', slug: 'hangul' })).toEqual({ next: { section: 'learn', slug: 'particles' } })
  expect(neighbours({ section: 'exam', slug: 'topik-speaking-overview' })).toEqual({
    previous: { section: 'exam', slug: 'topik-ii-overview' },
  })
})
