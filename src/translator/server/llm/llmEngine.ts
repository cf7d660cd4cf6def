import { answeredTranslation } from '#translator/llm/answeredTranslation.ts'
import { koreanFault } from '#translator/llm/koreanFault.ts'
import { leadingText } from '#translator/llm/leadingText.ts'
import type { LlmAnswer } from '#translator/llm/llmAnswer.ts'
import { firstTask } from '#translator/llm/llmTask.ts'
import { partialText } from '#translator/llm/partialText.ts'
import { GRADE_OF_PLAN, type ModelGrade } from '#translator/llm/planShare.ts'
import { stretchesOf } from '#translator/llm/stretches.ts'
import type { LanguageModel } from '#translator/server/llm/languageModel.ts'
import { type AnswerParts, modelAnswers } from '#translator/server/llm/modelAnswers.ts'
import type { EngineOrder, TranslationEngine } from '#translator/server/translationEngine.ts'

export interface LlmParts extends AnswerParts {
  models: Record<ModelGrade, LanguageModel>
}

/** The engine that asks a language model. Rejects with an `LlmFailure` if there is no valid answer in time. */
export function llmEngine({ models, ...parts }: LlmParts): TranslationEngine {
  const answerOf = modelAnswers(parts)

  async function answersOf({ text, tone, plan, signal, onPartial }: EngineOrder): Promise<LlmAnswer[]> {
    const stretches = stretchesOf(text.trim())
    const known = stretches.map(() => ({ text: '', isWhole: false }))
    const report = whenChanged(onPartial)
    return Promise.all(
      stretches.map(async (stretch, index) => {
        const onPart = (said: string) => {
          const partial = partialText(said, tone)
          // A text that cannot be an answer is not shown.
          if (partial === undefined || koreanFault(partial, stretch) !== undefined) return
          known[index] = { text: partial, isWhole: false }
          report(leadingText(known))
        }
        const task = firstTask(stretch, tone, stretches.length === 1)
        const answer = await answerOf(task, { model: models[GRADE_OF_PLAN[plan]], plan }, { signal, onPart })
        known[index] = { text: answer.texts[tone] ?? '', isWhole: true }
        return answer
      }),
    )
  }

  return {
    async translate(order) {
      const failed = new AbortController()
      try {
        const answers = await answersOf({ ...order, signal: AbortSignal.any([order.signal, failed.signal]) })
        return { engine: 'llm', translation: answeredTranslation(answers) }
      } finally {
        // If one stretch fails, the others are useless.
        failed.abort()
      }
    },
  }
}

function whenChanged(report: EngineOrder['onPartial']): (text: string) => void {
  let reported = ''
  return (text) => {
    if (text !== reported) report?.(text)
    reported = text
  }
}
