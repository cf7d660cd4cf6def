import type { Log } from '#platform/server/log.ts'
import { openEngineThread } from '#translator/server/engineThread.ts'
import { meteredEngine } from '#translator/server/meteredEngine.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'
import { TURN_BOUNDS, translationTurns } from '#translator/server/translationTurns.ts'

export interface BuiltInEngine extends TranslationEngine {
  /** Loads the lexicon, which takes a second or two, before the first text comes. */
  warm(): void
  close(): Promise<void>
}

/** The engine that needs no network. A few texts are translated at once, in a separate thread; the others wait. */
export function openBuiltInEngine(log: Log): BuiltInEngine {
  const thread = openEngineThread({ log })
  const inTurn = translationTurns(TURN_BOUNDS)
  const engine: TranslationEngine = {
    async translate(order) {
      const translation = await inTurn(order, () => thread.translate(order.text, order.signal))
      return { engine: 'built-in', translation }
    },
  }
  return {
    ...meteredEngine('built-in', engine),
    warm: () => thread.warm(),
    close: () => thread.close(),
  }
}
