import { expect, test } from 'vitest'
import { GRADE_OF_PLAN, requestsOfPlan } from '#translator/llm/planShare.ts'

test('Free has basic, Basic premium and Premium advanced translation', () => {
  expect(GRADE_OF_PLAN).toEqual({ free: 'basic', basic: 'premium', premium: 'advanced' })
})

test('a fifth of the daily requests is reserved for paying users', () => {
  expect([requestsOfPlan('free', 1_000), requestsOfPlan('basic', 1_000), requestsOfPlan('premium', 1_000)]).toEqual([
    800, 1_000, 1_000,
  ])
  expect(requestsOfPlan('free', 1)).toBe(1)
})
