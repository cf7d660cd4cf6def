import { countCharacters } from '#translator/sourceText.ts'
import { TONES, type Tone } from '#translator/translation.ts'

/** What a model is asked at once. */
export interface LlmTask {
  text: string
  /** The one that is waited for comes first. */
  tones: readonly Tone[]
  /** Whether the words are taken apart, which takes most of the answer: not in a long text. */
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

/** Only the wrong tones are asked for again: there is little time left. */
export function correctingTask(task: LlmTask, corrections: readonly Correction[]): LlmTask {
  return { ...task, tones: corrections.map(({ tone }) => tone), corrections }
}

/** An answer that goes on longer is cut off. A token of Korean is a syllable or two; a word taken apart takes forty. */
export function longestAnswer({ text, takesApart }: LlmTask): { tokens: number; characters: number } {
  const tokens = 800 + countCharacters(text) * (takesApart ? 20 : 6)
  return { tokens, characters: 4 * tokens }
}
