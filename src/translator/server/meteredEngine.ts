import { Problem } from '#platform/server/http/problem.ts'
import { counter, durations } from '#platform/server/meters/meter.ts'
import { inSpan } from '#platform/server/traces/span.ts'
import type { EngineAnswer, TranslationEngine } from '#translator/server/translationEngine.ts'
import { TRANSLATOR_BUSY } from '#translator/server/translationTurns.ts'

type Engine = EngineAnswer['engine']
type Outcome = (typeof OUTCOMES)[number]

const ENGINES = ['built-in', 'llm'] satisfies Engine[]
const OUTCOMES = ['translated', 'busy', 'abandoned', 'failed'] as const

const translations = counter({
  name: 'hanpan_translations_total',
  help: 'Texts that an engine was given: translated, refused because too many wait, abandoned by their client, failed',
  labels: { engine: ENGINES, outcome: OUTCOMES },
})
const translationDurations = durations({
  name: 'hanpan_translation_seconds',
  help: 'Time of a translation, with the wait for its turn',
  labels: { engine: ENGINES },
})

/** Counts, times and traces what the engine is given. */
export function meteredEngine(name: Engine, engine: TranslationEngine): TranslationEngine {
  return {
    async translate(order) {
      const begun = performance.now()
      let outcome: Outcome = 'failed'
      try {
        const answer = await inSpan({ name: `translate ${name}`, kind: 'internal', attributes: {} }, () =>
          engine.translate(order),
        )
        outcome = 'translated'
        translationDurations.note({ engine: name }, performance.now() - begun)
        return answer
      } catch (error) {
        if (order.signal.aborted) outcome = 'abandoned'
        else if (error instanceof Problem && error.code === TRANSLATOR_BUSY) outcome = 'busy'
        throw error
      } finally {
        translations.count({ engine: name, outcome })
      }
    },
  }
}
