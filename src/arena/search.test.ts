import { expect, test } from 'vitest'
import { pollDelay, searchClock, secondsToSearch } from '#arena/search.ts'

test('the clock of a search counts whole seconds up to its end', () => {
  expect(searchClock(0)).toBe('0:00 / 0:30')
  expect(searchClock(12_900)).toBe('0:12 / 0:30')
  expect(searchClock(31_000)).toBe('0:30 / 0:30')
})

test('polls are a second apart, give or take 30 percent', () => {
  expect(pollDelay(0)).toBeCloseTo(700)
  expect(pollDelay(0.5)).toBeCloseTo(1_000)
  expect(pollDelay(1)).toBeCloseTo(1_300)
})

test('a search says in how many seconds it stops, and never less than none', () => {
  expect(secondsToSearch(0)).toBe(30)
  expect(secondsToSearch(1_200)).toBe(29)
  expect(secondsToSearch(40_000)).toBe(0)
})
