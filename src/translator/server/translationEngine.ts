import type { Translation } from '#translator/translation.ts'

/** Something that turns English into Korean in all four tones. */
export interface TranslationEngine {
  name: 'built-in' | 'llm'
  /** Rejects when it can not translate now; never with a wrong answer. */
  translate(text: string, signal: AbortSignal): Promise<Translation>
}
