import { LRUCache } from 'lru-cache'
import { DAY_MS, type EpochMs } from '#kit/time.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'

/** Answers to what was asked lately, by hash. */
export type AnswerCache = LRUCache<string, LlmAnswer>

/** An answer to a stretch of text takes some ten kilobytes. */
const MOST_ANSWERS = 1_000

/** In memory: what visitors translate is written down nowhere. The one that was not used for the longest time goes first. */
export function answerCache(now: () => EpochMs): AnswerCache {
  // It gives what is as old as its `ttl`, and not what is older.
  return new LRUCache({ max: MOST_ANSWERS, ttl: DAY_MS - 1, ttlResolution: 0, perf: { now } })
}
