export interface ProseStretch {
  text: string
  isTerm: boolean
}

/** Between two spaces: Hangul together with a mark at which a browser would break the line. */
const TERM = /((?<!\S)(?=\S*\p{Script=Hangul})(?=\S*[()/~-])\S+)/u

/** Splits English prose at its grammar terms, such as `-(으)면` or `을/를`, which must not break across lines. */
export function proseStretches(prose: string): ProseStretch[] {
  return prose
    .split(TERM)
    .map((text, index) => ({ text, isTerm: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
