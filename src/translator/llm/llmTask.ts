import { countCharacters } from '#translator/sourceText.ts'
import { TONES, type Tone } from '#translator/translation.ts'

/** The task of one model call. */
export interface LlmTask {
  text: string
  /** The requested tone comes first. */
  tones: readonly Tone[]
  /** Whether the answer explains each word. The words are most of its length, so an answer to a long text has none. */
  takesApart: boolean
  /** The faults of the previous answer in each of `tones`; empty for the first call. */
  corrections: readonly Correction[]
}

export interface Correction {
  tone: Tone
  /** The wrong translation. */
  wrong: string
  because: readonly string[]
}

export function firstTask(text: string, tone: Tone, takesApart: boolean): LlmTask {
  return { text, tones: [tone, ...TONES.filter((other) => other !== tone)], takesApart, corrections: [] }
}

/** Only the wrong tones are requested again, because little time is left. */
export function correctingTask(task: LlmTask, corrections: readonly Correction[]): LlmTask {
  return { ...task, tones: corrections.map(({ tone }) => tone), corrections }
}

/** A longer answer is cut off. A Korean token is one or two syllables; explaining a word takes forty tokens. */
export function longestAnswer({ text, takesApart }: LlmTask): { tokens: number; characters: number } {
  const tokens = 800 + countCharacters(text) * (takesApart ? 20 : 6)
  return { tokens, characters: 4 * tokens }
}
