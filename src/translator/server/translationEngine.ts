import type { Plan } from '#plans/plans.ts'
import type { TranslateResponse } from '#translator/translateContract.ts'
import type { Tone, Translation } from '#translator/translation.ts'

export interface EngineOrder {
  text: string
  /** The tone that the reader waits for. */
  tone: Tone
  /** Whose translation it is: plans differ in their models. */
  plan: Plan['id']
  signal: AbortSignal
  /** Called with that tone's text as it grows, if the engine streams. The text may still change. */
  onPartial?: ((text: string) => void) | undefined
}

export interface EngineAnswer extends Pick<TranslateResponse, 'engine' | 'notice'> {
  translation: Translation
}

/** Something that turns English into Korean in all four tones. */
export interface TranslationEngine {
  /** Rejects when it can not translate now, or when `signal` is aborted; never with a wrong answer. */
  translate(order: EngineOrder): Promise<EngineAnswer>
}
