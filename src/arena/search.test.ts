import { expect, test } from 'vitest'
import { offersPractice, pollDelay, searchClock, secondsToSearch } from '#arena/search.ts'

test('the search clock counts whole seconds up to the end of the search', () => {
  expect(searchClock(0)).toBe('0:00 / 0:30')
  expect(searchClock(12_900)).toBe('0:12 / 0:30')
  expect(searchClock(31_000)).toBe('0:30 / 0:30')
})

test('polls are a second apart, plus or minus 30 percent', () => {
  expect(pollDelay(0)).toBeCloseTo(700)
  expect(pollDelay(0.5)).toBeCloseTo(1_000)
  expect(pollDelay(1)).toBeCloseTo(1_300)
})

test('the seconds until a search stops are never negative', () => {
  expect(secondsToSearch(0)).toBe(30)
  expect(secondsToSearch(1_200)).toBe(29)
  expect(secondsToSearch(40_000)).toBe(0)
})

test('a practice duel is offered from the eighth second on', () => {
  const offered = (searchedMs: number) => offersPractice({ skill: 'vocab', searchedMs, outlook: null })
  expect([0, 7_999, 8_000, 29_000].map(offered)).toEqual([false, false, true, true])
})
