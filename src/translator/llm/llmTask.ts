import { countCharacters } from '#translator/sourceText.ts'
import { TONES, type Tone } from '#translator/translation.ts'

/** What a model is asked in one call. */
export interface LlmTask {
  text: string
  /** The tone that the reader waits for comes first. */
  tones: readonly Tone[]
  /** Whether the answer explains each word. That takes most of its length, so a long text does without. */
  takesApart: boolean
  /** What was wrong with the last answer in each of `tones`; empty when this is the first. */
  corrections: readonly Correction[]
}

export interface Correction {
  tone: Tone
  /** The answer that was wrong. */
  wrong: string
  because: readonly string[]
}

export function firstTask(text: string, tone: Tone, takesApart: boolean): LlmTask {
  return { text, tones: [tone, ...TONES.filter((other) => other !== tone)], takesApart, corrections: [] }
}

/** Only the wrong tones are asked for again, because little time is left. */
export function correctingTask(task: LlmTask, corrections: readonly Correction[]): LlmTask {
  return { ...task, tones: corrections.map(({ tone }) => tone), corrections }
}

/** A longer answer is cut off. A Korean token is one or two syllables; explaining a word takes forty tokens. */
export function longestAnswer({ text, takesApart }: LlmTask): { tokens: number; characters: number } {
  const tokens = 800 + countCharacters(text) * (takesApart ? 20 : 6)
  return { tokens, characters: 4 * tokens }
}
