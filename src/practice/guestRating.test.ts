import { expect, test } from 'vitest'
import { assumedRating, guestRatingChange, LEARNED } from '#practice/guestRating.ts'

const players = [
  { id: 'guest', rating: 950 },
  { id: 'program', rating: 950 },
] as [{ id: string; rating: number }, { id: string; rating: number }]

const levelAfter = (reason: string, winner_id: string | null) =>
  guestRatingChange({ match: { players }, result: { reason, winner_id } })

test('whoever has learned longer begins at a higher level', () => {
  const levels = LEARNED.map(assumedRating)
  expect(levels).toEqual(levels.toSorted((one, other) => one - other))
  expect(new Set(levels).size).toBe(LEARNED.length)
})

test('a duel against a program of the same level moves the level as a new player’s first rated match would', () => {
  expect(levelAfter('points', 'guest')).toEqual({ before: 950, after: 982, delta: 32 })
  expect(levelAfter('resigned', 'program')).toEqual({ before: 950, after: 918, delta: -32 })
  expect(levelAfter('draw', null)).toEqual({ before: 950, after: 950, delta: 0 })
})

test('a duel that is not over, or was called off, gives no level', () => {
  expect(guestRatingChange({ match: { players }, result: null })).toBeNull()
  expect(levelAfter('void', null)).toBeNull()
})
