/** A place in a text that affects its pronunciation but is not visible in its spelling. */
export interface Boundary {
  /** The index in the text of the character after it. */
  readonly at: number
  /**
   * The end of a verb stem before a consonant, of an -(으)ㄹ modifier, of the first part of a compound, or of the first part of a
   * compound whose second part is tensed (사잇소리): 잠자리 [잠짜리], 냇가 [내까].
   */
  readonly kind: 'stem' | 'prospective' | 'compound' | 'saisiot'
}

const MARKS: Record<string, Boundary['kind']> = { '+': 'stem', '~': 'prospective', '|': 'compound', '^': 'saisiot' }

/** Reads the notation of word lists: 신+고 (stem), 할~ 수 (prospective), 꽃|잎 (compound), 잠^자리 (사잇소리). */
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
