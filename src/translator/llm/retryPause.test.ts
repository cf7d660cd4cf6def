import { expect, test } from 'vitest'
import { retryPause } from '#translator/llm/retryPause.ts'

const first = { retries: 0, retryAfter: 0, left: 14_000 }

test('the second pause is twice the first, each randomly shortened by up to half', () => {
  expect([retryPause(first, 0), retryPause(first, 1)]).toEqual([200, 400])
  expect([retryPause({ ...first, retries: 1 }, 0), retryPause({ ...first, retries: 1 }, 1)]).toEqual([400, 800])
})

test('there is no third retry', () => {
  expect(retryPause({ ...first, retries: 2 }, 0)).toBeUndefined()
})

test('a pause requested by the service is respected, unless it leaves no time for an answer', () => {
  expect(retryPause({ ...first, retryAfter: 3_000 }, 1)).toBe(3_400)
  expect(retryPause({ ...first, retryAfter: 12_000 }, 0)).toBeUndefined()
  expect(retryPause({ ...first, left: 2_100 }, 0)).toBeUndefined()
})
