import { expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'
import { answerCache } from '#translator/server/llm/answerCache.ts'

const answer = (polite: string): LlmAnswer => ({ texts: { polite }, steps: [], words: [] })

test('an answer is cached for a day', () => {
  let now = DAY_MS
  const cache = answerCache(() => now)
  cache.set('one', answer('하나'))
  now = 2 * DAY_MS - 1
  expect(cache.get('one')).toEqual(answer('하나'))
  now = 2 * DAY_MS
  expect(cache.get('one')).toBeUndefined()
})

test('the cache holds a thousand answers and drops the least recently used one', () => {
  const cache = answerCache(() => 0)
  for (let count = 0; count < 1_000; count += 1) cache.set(String(count), answer(String(count)))
  cache.get('0')
  cache.set('1000', answer('1000'))
  expect(cache.get('0')).toBeDefined()
  expect(cache.get('1')).toBeUndefined()
  expect(cache.get('1000')).toBeDefined()
})
