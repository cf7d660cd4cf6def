import type { Plan } from '#plans/plans.ts'
import type { TranslateResponse } from '#translator/translateContract.ts'
import type { Tone, Translation } from '#translator/translation.ts'

export interface EngineOrder {
  text: string
  /** The tone that the reader waits for. */
  tone: Tone
  /** The id of the person: texts of one person are translated one after the other. */
  person: string
  /** The plan of the person: plans use different models. */
  plan: Plan['id']
  signal: AbortSignal
  /** Called with the text of that tone as it grows, if the engine streams. The text may still change. */
  onPartial?: ((text: string) => void) | undefined
}

export interface EngineAnswer extends Pick<TranslateResponse, 'engine' | 'notice'> {
  translation: Translation
}

/** Something that turns English into Korean in all four tones. */
export interface TranslationEngine {
  /** Rejects if it cannot translate now or `signal` is aborted. */
  translate(order: EngineOrder): Promise<EngineAnswer>
}
