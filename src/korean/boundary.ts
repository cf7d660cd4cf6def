/** A place in a text that its pronunciation needs to know and its spelling does not show. */
export interface Boundary {
  /** The index in the text of the character after it. */
  readonly at: number
  /** The end of a verb stem before a consonant, of an -(으)ㄹ modifier, or of the first part of a compound. */
  readonly kind: 'stem' | 'prospective' | 'compound'
}

const MARKS: Record<string, Boundary['kind']> = { '+': 'stem', '~': 'prospective', '|': 'compound' }

/** Reads the notation of word lists: 신+고 (stem), 할~ 수 (prospective), 꽃|잎 (compound). */
export function marked(notation: string): { text: string; boundaries: readonly Boundary[] } {
  let text = ''
  const boundaries: Boundary[] = []
  for (const char of notation) {
    const kind = MARKS[char]
    if (kind === undefined) text += char
    else boundaries.push({ at: text.length, kind })
  }
  return { text, boundaries }
}
