import type { Example } from '#headwords/headword.ts'

const SIGNS = /[.,?!]+$/

/** Where the gap stands: from which word (어절), over how many, and what of the last word stays written behind it. */
export interface Gap {
  readonly from: number
  readonly count: number
  /** Characters of the gap's own text; what follows them in the last word, particles say, stays. */
  readonly text: string
}

/** The sentence with the gap: 어제 ___을 샀어요. Undefined where the text does not stand there. */
export function gapped(korean: string, { from, count, text }: Gap): string | undefined {
  const words = korean.split(' ')
  const part = words.slice(from, from + count).join(' ')
  if (!part.startsWith(text)) return undefined
  return [...words.slice(0, from), `___${part.slice(text.length)}`, ...words.slice(from + count)].join(' ')
}

/** In characters; the screen shows the prompt's first line small, above the sentence. */
const LONGEST_LEAD = 90

/** A prompt with its English above the gapped sentence, or undefined where that is too long to be read in a moment. */
export function gapPrompt(asks: string, { english }: Example, sentence: string, hint = ''): string | undefined {
  const lead = `${asks} “${english}”${hint === '' ? '' : ` (${hint})`}`
  return lead.length > LONGEST_LEAD ? undefined : `${lead}\n${sentence}`
}

export function withoutSigns(word: string): string {
  return word.replace(SIGNS, '')
}
