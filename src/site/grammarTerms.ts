export interface TextPiece {
  text: string
  /** A line must not break inside. */
  unbroken: boolean
}

/** A word with Hangul in which a browser would break the line at a sign: `-(으)시-`, `은/는`. */
const TERM = /(?<![^\s])((?=\S*\p{Script=Hangul})\S*[-()/~]\S*)/u
/** Longer words may break: they could be wider than a phone. */
const LONGEST = 16

/** A text cut at its grammar terms. */
export function grammarTerms(prose: string): TextPiece[] {
  return prose
    .split(TERM)
    .map((text, index) => ({ text, unbroken: index % 2 === 1 && text.length <= LONGEST }))
    .filter(({ text }) => text !== '')
}
