import { expect, test } from 'vitest'
import { loadLearningPages } from '#learn/server/learningPages.ts'
import { palettePlaces } from '#palette/places.ts'

test('every place is listed once, and the learning hub is among them', async () => {
  const places = palettePlaces(await loadLearningPages())
  const paths = places.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('/learn/particles')
  expect(places.find(({ path }) => path === '/courses/topik-i-prep')?.label).toMatch(/\(A2\)$/)
  expect(places.every(({ label }) => label !== '')).toBe(true)
})

test('what needs an account is not offered to visitors, nor signing in to users', async () => {
  const places = palettePlaces(await loadLearningPages())
  const needsAccount = places.filter(({ path }) => path.startsWith('/app') || path === '/profile')
  expect(needsAccount.map((place) => place.for)).toEqual(needsAccount.map(() => 'users'))
  expect(places.filter(({ path }) => /^\/(auth|try)(\?mode=create)?$/.test(path)).map((place) => place.for)).toEqual([
    'visitors',
    'visitors',
    'visitors',
  ])
})
