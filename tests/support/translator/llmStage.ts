import { expect } from 'vitest'
import type { Log } from '#platform/server/log.ts'
import { type FakeLlm, startFakeLlm } from '#tests/support/translator/fakeLlm.ts'
import { echoEngine } from '#tests/support/translator/translations.ts'
import { fallbackEngine } from '#translator/server/llm/fallbackEngine.ts'
import { languageModel } from '#translator/server/llm/languageModel.ts'
import { llmEngine } from '#translator/server/llm/llmEngine.ts'
import type { LlmPatience } from '#translator/server/llm/llmPatience.ts'
import type { EngineAnswer, EngineOrder } from '#translator/server/translationEngine.ts'

/** A language model with a fallback engine that echoes the text, and a clock that the test moves. */
export interface LlmStage {
  llm: FakeLlm
  /** Translates “I go to school.” politely for a visitor; `more` overrides that order. */
  translate(more?: Partial<EngineOrder>): Promise<EngineAnswer>
  builtIn: { calls: number }
  /** The pauses between requests. */
  pauses: number[]
  /** The lines of the log. */
  logged: object[]
  clock: { now: number }
  /** The number of requests left for the day. */
  budget: { left: number }
  /** Ends the time limit of the running translations. */
  runOut(): void
  close(): Promise<void>
}

const MODELS = { basic: 'small', premium: 'middle', advanced: 'large' }
const ORDER = {
  text: 'I go to school.',
  tone: 'polite',
  person: 'ann',
  plan: 'free',
  signal: new AbortController().signal,
} as const

export async function openLlmStage(): Promise<LlmStage> {
  const llm = await startFakeLlm()
  const builtIn = echoEngine()
  const logged: object[] = []
  const budget = { left: Number.POSITIVE_INFINITY }
  const { patience, ...time } = movedTime()
  const settings = { baseUrl: llm.baseUrl, apiKey: 'sk-key', models: MODELS, requestsPerDay: 1 }
  const model = (name: string) => languageModel({ provider: 'openai', ...settings }, name, patience.now)
  const parts = {
    models: { basic: model(MODELS.basic), premium: model(MODELS.premium), advanced: model(MODELS.advanced) },
    async takeRequest() {
      budget.left -= 1
      return budget.left >= 0
    },
    patience,
    log: { warn: (line: object) => logged.push(line) } as unknown as Log,
  }
  const engine = fallbackEngine(llmEngine(parts), builtIn)
  const translate: LlmStage['translate'] = (more) => engine.translate({ ...ORDER, ...more })
  return { llm, translate, builtIn, logged, budget, ...time, close: () => llm.close() }
}

/** Pauses take no time, and deadlines pass when the test says so. */
function movedTime() {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') }
  const pauses: number[] = []
  let deadlines: AbortController[] = []
  const patience: LlmPatience = {
    total: 15_000,
    deadline() {
      const controller = new AbortController()
      deadlines.push(controller)
      return controller.signal
    },
    now: () => clock.now,
    random: () => 1,
    async pause(duration) {
      pauses.push(duration)
      clock.now += duration
    },
  }
  return {
    patience,
    clock,
    pauses,
    runOut() {
      for (const deadline of deadlines) deadline.abort(new Error('over'))
      deadlines = []
    },
  }
}

/** Expects that the built-in engine translated with a notice, and that one line of the log says so, without the text or the key. */
export async function expectBuiltIn(stage: LlmStage, work: Promise<unknown>, cause: string): Promise<void> {
  expect(await work).toMatchObject({ engine: 'built-in', notice: 'llm_unavailable' })
  expect(stage.logged).toEqual([{ model: 'small', cause: `The language model ${cause}` }])
}
