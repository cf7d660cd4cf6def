import type { LlmSettings } from '#platform/environment.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { fallbackEngine } from '#translator/server/llm/fallbackEngine.ts'
import { languageModel } from '#translator/server/llm/languageModel.ts'
import { llmEngine } from '#translator/server/llm/llmEngine.ts'
import type { LlmPatience } from '#translator/server/llm/llmPatience.ts'
import { requestBudget } from '#translator/server/llm/requestBudget.ts'
import { meteredEngine } from '#translator/server/meteredEngine.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'

interface LlmSurroundings {
  database: Database
  builtIn: TranslationEngine
  patience: LlmPatience
  log: Log
}

/** The configured language model, with the built-in engine as its fallback. */
export function openLlm(
  settings: LlmSettings,
  { database, builtIn, patience, log }: LlmSurroundings,
): TranslationEngine {
  const { basic, premium, advanced } = settings.models
  const model = (name: string) => languageModel(settings, name, patience.now)
  const models = { basic: model(basic), premium: model(premium), advanced: model(advanced) }
  const takeRequest = requestBudget(database, settings.requestsPerDay, log)
  return fallbackEngine(meteredEngine('llm', llmEngine({ models, takeRequest, patience, log })), builtIn)
}
