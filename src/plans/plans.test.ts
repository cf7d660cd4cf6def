import { expect, test } from 'vitest'
import { BASIC, FREE, NOT_SUBSCRIBED, PLANS, PREMIUM, planOf } from '#plans/plans.ts'

test('translation characters per day: Free 1,000, Basic 10,000, Premium unlimited', () => {
  expect(PLANS.map((plan) => plan.charactersPerDay)).toEqual([1_000, 10_000, null])
})

test('completed matches per day: Free 5, Basic 50, Premium unlimited', () => {
  expect(PLANS.map((plan) => plan.matchesPerDay)).toEqual([5, 50, null])
})

test('each plan lists its features', () => {
  expect(PLANS.map((plan) => plan.features)).toEqual([
    ['Basic AI translation', 'English to Korean only', 'Standard support'],
    ['Premium AI translation', 'Priority support', 'No ads'],
    ['Advanced translation', 'Premium support', 'No ads', 'Translation history', 'Bulk translations'],
  ])
})

test('prices: Free $0 forever, Basic $4.99 per month, Premium $9.99 per month', () => {
  expect(PLANS.map((plan) => [plan.name, plan.price, plan.period])).toEqual([
    ['Free', 0, 'forever'],
    ['Basic', 4.99, 'per month'],
    ['Premium', 9.99, 'per month'],
  ])
})

test('the plan is Free when not subscribed, Basic when subscribed without a tier, otherwise the tier', () => {
  expect(planOf(NOT_SUBSCRIBED)).toBe(FREE)
  expect(planOf({ subscribed: false, subscription_tier: 'Premium' })).toBe(FREE)
  expect(planOf({ subscribed: true, subscription_tier: null })).toBe(BASIC)
  expect(planOf({ subscribed: true, subscription_tier: 'Basic' })).toBe(BASIC)
  expect(planOf({ subscribed: true, subscription_tier: 'Premium' })).toBe(PREMIUM)
})
