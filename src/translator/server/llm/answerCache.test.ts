import { expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'
import { answerCache } from '#translator/server/llm/answerCache.ts'

const answer = (polite: string): LlmAnswer => ({ texts: { polite }, steps: [], words: [] })

test('an answer is kept for a day', () => {
  let now = 0
  const cache = answerCache(() => now)
  cache.write('one', answer('하나'))
  now = DAY_MS - 1
  expect(cache.read('one')).toEqual(answer('하나'))
  now = DAY_MS
  expect(cache.read('one')).toBeUndefined()
})

test('of a thousand and one the one is forgotten that was not asked for the longest time', () => {
  const cache = answerCache(() => 0)
  for (let count = 0; count < 1_000; count += 1) cache.write(String(count), answer(String(count)))
  cache.read('0')
  cache.write('1000', answer('1000'))
  expect(cache.read('0')).toBeDefined()
  expect(cache.read('1')).toBeUndefined()
  expect(cache.read('1000')).toBeDefined()
})
