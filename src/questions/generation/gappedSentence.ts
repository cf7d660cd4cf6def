import type { Example } from '#headwords/headword.ts'
import { GAP } from '#questions/gap.ts'
import { LONGEST_TASK } from '#questions/question.ts'

/** The place of a gap: its first word (어절), how many words it covers, and which text of them it replaces. */
export interface Gap {
  readonly from: number
  readonly count: number
  /** The part of the first word that stays before the gap: the noun of a missing particle. */
  readonly before?: string
  /** The text that the gap replaces. The rest of the last word, such as a particle or a period, stays after the gap. */
  readonly text: string
}

/** The sentence with the gap: 어제 ___을 샀어요. Undefined if the text is not found at that place. */
export function gapped(korean: string, { from, count, before = '', text }: Gap): string | undefined {
  const words = korean.split(' ')
  const part = words.slice(from, from + count).join(' ')
  if (!part.startsWith(before + text)) return undefined
  const kept = `${before}${GAP}${part.slice(before.length + text.length)}`
  return [...words.slice(0, from), kept, ...words.slice(from + count)].join(' ')
}

/** A prompt with the English translation above the gapped sentence; undefined if that would be too long. */
export function gapPrompt(asks: string, { english }: Example, sentence: string, hint = ''): string | undefined {
  const task = `${asks} “${english}”${hint === '' ? '' : ` (${hint})`}`
  return task.length > LONGEST_TASK ? undefined : `${task}\n${sentence}`
}
