import { expect, test } from 'vitest'
import { pausedUntil } from '#arena/matchmakingPause.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-20T12:00:00Z')

test('a player with two no-shows may search', () => {
  expect(pausedUntil([NOON, NOON - 5 * MINUTE], NOON)).toBeNull()
})

test('the third no-show within an hour starts a pause of two minutes', () => {
  const noShows = [NOON - 60 * MINUTE, NOON, NOON - 30 * MINUTE]
  expect(pausedUntil(noShows, NOON)).toBe(NOON + 2 * MINUTE)
  expect(pausedUntil(noShows, NOON + 2 * MINUTE - 1)).toBe(NOON + 2 * MINUTE)
  expect(pausedUntil(noShows, NOON + 2 * MINUTE)).toBeNull()
})

test('three no-shows over more than an hour do not start a pause', () => {
  expect(pausedUntil([NOON, NOON - 30 * MINUTE, NOON - 60 * MINUTE - 1], NOON)).toBeNull()
})

test('a fourth no-show starts a new pause', () => {
  const noShows = [NOON, NOON - 10 * MINUTE, NOON - 20 * MINUTE, NOON + 3 * MINUTE]
  expect(pausedUntil(noShows, NOON + 3 * MINUTE)).toBe(NOON + 5 * MINUTE)
})
