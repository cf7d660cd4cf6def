import { createHash } from 'node:crypto'
import { afterFailure, afterSuccess, CLOSED, isOpen } from '#kit/circuitBreaker.ts'
import type { Plan } from '#plans/plans.ts'
import type { Log } from '#platform/server/log.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'
import type { LlmTask } from '#translator/llm/llmTask.ts'
import { answerCache } from '#translator/server/llm/answerCache.ts'
import { answerTask } from '#translator/server/llm/answerTask.ts'
import type { LanguageModel } from '#translator/server/llm/languageModel.ts'
import { LlmFailure, LlmSkipped } from '#translator/server/llm/llmFailure.ts'
import type { LlmPatience } from '#translator/server/llm/llmPatience.ts'
import type { TakeRequest } from '#translator/server/llm/requestBudget.ts'
import { type Caller, sharedCalls } from '#translator/server/llm/sharedCalls.ts'

export interface PlanModel {
  model: LanguageModel
  plan: Plan['id']
}

/**
 * Returns an answer from the cache, from a call that is already running, or from a new call. The caller receives the text so far.
 * @throws LlmFailure if there is no answer; the signal's reason after the caller has left
 */
export type AnswerOf = (task: LlmTask, asked: PlanModel, caller: Caller<string>) => Promise<LlmAnswer>

export interface AnswerParts {
  takeRequest: TakeRequest
  patience: LlmPatience
  log: Log
}

export function modelAnswers({ takeRequest, patience, log }: AnswerParts): AnswerOf {
  const cache = answerCache(patience.now)
  const share = sharedCalls<string, LlmAnswer>()
  const breakers = new Map<string, typeof CLOSED>()

  async function answerNow(task: LlmTask, { model, plan }: PlanModel, caller: Caller<string>) {
    const breaker = () => breakers.get(model.name) ?? CLOSED
    if (isOpen(breaker(), patience.now())) throw new LlmSkipped('is paused after failures')
    try {
      const answer = await answerTask(task, caller, { model, takeRequest: () => takeRequest(plan), patience })
      breakers.set(model.name, afterSuccess(breaker()))
      return answer
    } catch (error) {
      if (!(error instanceof LlmFailure) || error instanceof LlmSkipped) throw error
      const { message, isOutage, retryAfter } = error
      if (isOutage) breakers.set(model.name, afterFailure(breaker(), patience.now(), retryAfter))
      log.warn({ model: model.name, cause: message }, 'a translation was left to the built-in engine')
      throw error
    }
  }

  return async (task, asked, caller) => {
    const hash = hashOf(task, asked.model)
    const cached = cache.get(hash)
    if (cached) return cached
    return share(hash, caller, async (shared) => {
      const answer = await answerNow(task, asked, shared)
      cache.set(hash, answer)
      return answer
    })
  }
}

/** The same for every tone, since an answer holds all four. */
function hashOf({ text, takesApart }: LlmTask, { name }: LanguageModel): string {
  return createHash('sha256')
    .update(JSON.stringify([name, takesApart, text]))
    .digest('base64url')
}
