import { LRUCache } from 'lru-cache'
import { DAY_MS, type EpochMs } from '#kit/time.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'

/** Recent answers by the hash of their request. */
export type AnswerCache = LRUCache<string, LlmAnswer>

/** An answer to a stretch of text takes some ten kilobytes. */
const MOST_ANSWERS = 1_000

/** Kept in memory only, so that visitors' texts are never stored. The least recently used answer is dropped first. */
export function answerCache(now: () => EpochMs): AnswerCache {
  // It returns entries exactly as old as their `ttl`, but none that are older.
  return new LRUCache({ max: MOST_ANSWERS, ttl: DAY_MS - 1, ttlResolution: 0, perf: { now } })
}
