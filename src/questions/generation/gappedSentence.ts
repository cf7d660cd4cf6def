import type { Example } from '#headwords/headword.ts'

/** Where the gap stands: from which word (어절), over how many, and what of them it takes. */
export interface Gap {
  readonly from: number
  readonly count: number
  /** What of the first word stays before it: the noun of a missing particle. */
  readonly before?: string
  /** What it takes; what follows in the last word, a particle or a full stop, stays behind it. */
  readonly text: string
}

/** The sentence with the gap: 어제 ___을 샀어요. Undefined where the text does not stand there. */
export function gapped(korean: string, { from, count, before = '', text }: Gap): string | undefined {
  const words = korean.split(' ')
  const part = words.slice(from, from + count).join(' ')
  if (!part.startsWith(before + text)) return undefined
  const kept = `${before}___${part.slice(before.length + text.length)}`
  return [...words.slice(0, from), kept, ...words.slice(from + count)].join(' ')
}

/** In characters; the screen shows the prompt's first line small, above the sentence. */
const LONGEST_LEAD = 90

/** A prompt with its English above the gapped sentence, or undefined where that is too long to be read in a moment. */
export function gapPrompt(asks: string, { english }: Example, sentence: string, hint = ''): string | undefined {
  const lead = `${asks} “${english}”${hint === '' ? '' : ` (${hint})`}`
  return lead.length > LONGEST_LEAD ? undefined : `${lead}\n${sentence}`
}
