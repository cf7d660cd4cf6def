import { expect, test } from 'vitest'
import { countsOnDayOf, matchesLeft, matchLimitNotice } from '#plans/matchLimit.ts'
import { BASIC, FREE, PREMIUM } from '#plans/plans.ts'

test('the matches left are the plan’s matches per day minus those played, and never below zero', () => {
  expect(matchesLeft(FREE, 2)).toBe(3)
  expect(matchesLeft(FREE, 5)).toBe(0)
  expect(matchesLeft(FREE, 7)).toBe(0)
  expect(matchesLeft(BASIC, 7)).toBe(43)
  expect(matchesLeft(PREMIUM, 999)).toBeNull()
})

test('a completed match counts on the UTC day of its creation, and a void match never counts', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const counts = (status: string, createdAt: string) => countsOnDayOf({ status, createdAt: Date.parse(createdAt) }, now)
  expect(counts('completed', '2026-11-20T00:00:00Z')).toBe(true)
  expect(counts('completed', '2026-11-20T23:59:59.999Z')).toBe(true)
  expect(counts('completed', '2026-11-19T23:59:59.999Z')).toBe(false)
  expect(counts('completed', '2026-11-21T00:00:00Z')).toBe(false)
  for (const status of ['ready', 'playing', 'void']) expect(counts(status, '2026-11-20T12:00:00Z')).toBe(false)
})

test('at the limit, a Free player is offered more matches, and a Basic player unlimited matches', () => {
  expect(matchLimitNotice(FREE)).toEqual({
    message: "You've used all 5 free matches today! Upgrade for 50+ daily matches.",
    action: 'Get Premium - $9/mo',
  })
  expect(matchLimitNotice(BASIC)).toEqual({
    message: 'Daily limit reached! Upgrade to Premium for unlimited matches.',
    action: 'Upgrade to Premium',
  })
})
