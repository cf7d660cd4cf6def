import { DAY_MS, type EpochMs } from '#kit/time.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'

/** Answers to what was asked lately, by hash. */
export interface AnswerCache {
  read(hash: string): LlmAnswer | undefined
  write(hash: string, answer: LlmAnswer): void
}

/** An answer to a stretch of text takes some ten kilobytes. */
const MOST_ANSWERS = 1_000

/** In memory: what visitors translate is written down nowhere. The one that was not used for the longest time goes first. */
export function answerCache(now: () => EpochMs): AnswerCache {
  const kept = new Map<string, { answer: LlmAnswer; until: EpochMs }>()
  return {
    read(hash) {
      const found = kept.get(hash)
      kept.delete(hash)
      if (found === undefined || found.until <= now()) return undefined
      kept.set(hash, found)
      return found.answer
    },
    write(hash, answer) {
      kept.delete(hash)
      kept.set(hash, { answer, until: now() + DAY_MS })
      const [oldest] = kept.size > MOST_ANSWERS ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
    },
  }
}
