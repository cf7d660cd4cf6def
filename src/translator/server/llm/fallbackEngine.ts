import { isKoreanText } from '#translator/koreanText.ts'
import { LlmFailure } from '#translator/server/llm/llmFailure.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'

/**
 * The language model, or the built-in engine with a notice if the model fails. Korean texts are read by the built-in engine. No
 * engine translates for a client that has left.
 */
export function fallbackEngine(llm: TranslationEngine, builtIn: TranslationEngine): TranslationEngine {
  return {
    async translate(order) {
      if (isKoreanText(order.text)) return builtIn.translate(order)
      try {
        return await llm.translate(order)
      } catch (error) {
        if (!(error instanceof LlmFailure)) throw error
        return { ...(await builtIn.translate(order)), notice: 'llm_unavailable' }
      }
    },
  }
}
