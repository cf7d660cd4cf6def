import { expect, test } from 'vitest'
import { NodeCounts } from '#platform/server/http/nodeCounts.ts'

const FIVE_A_MINUTE = { count: 5, periodSeconds: 60 }

test('each client has an allowance of its own', () => {
  const counts = new NodeCounts(() => 0)
  for (let count = 0; count < 5; count += 1) expect(counts.take('ann', FIVE_A_MINUTE)).toBe(0)
  expect(counts.take('ann', FIVE_A_MINUTE)).toBe(12)
  expect(counts.take('ben', FIVE_A_MINUTE)).toBe(0)
})

test('an expensive request counts as several', () => {
  const counts = new NodeCounts(() => 0)
  expect([counts.take('ann', FIVE_A_MINUTE, 4), counts.take('ann', FIVE_A_MINUTE, 4)]).toEqual([0, 36])
})

test('the memory of clients is limited, and a busy client is not forgotten', () => {
  const counts = new NodeCounts(() => 0)
  for (let index = 0; index < 200_000; index += 1) {
    counts.take(`quiet ${index}`, FIVE_A_MINUTE)
    if (index % 1_000 === 0) counts.take('busy', FIVE_A_MINUTE)
  }
  expect(counts.take('busy', FIVE_A_MINUTE)).toBe(12)
  expect(counts.take('quiet 0', FIVE_A_MINUTE, 5)).toBe(0)
})
