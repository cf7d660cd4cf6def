import type { Token } from '#translator/english/token.ts'
import type { UnknownKind } from '#translator/translation.ts'

function isCapitalized(token: Token | undefined): boolean {
  return /^\p{Lu}/u.test(token?.text ?? '')
}

/** Inside a sentence that is not all in capitals, an unknown word with a capital is probably a name. */
function isProbablyName(tokens: readonly Token[], at: number): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text !== '')
  const isInside = words.indexOf(tokens[at] as Token) > 0
  return isInside && isCapitalized(tokens[at]) && words.some((word) => !isCapitalized(word))
}

/** The kind of a token that is not in the lexicon. */
export function unknownKind(tokens: readonly Token[], at: number): UnknownKind {
  const token = tokens[at]
  switch (token?.kind) {
    case 'korean':
    case 'script':
    case 'code':
    case 'figure':
    case 'sign':
      return token.kind
    case 'number':
      return 'figure'
    default:
      if (/\d/.test(token?.text ?? '')) return 'figure'
      return isProbablyName(tokens, at) ? 'name' : 'word'
  }
}

const KEPT: ReadonlySet<UnknownKind> = new Set(['korean', 'code', 'figure'])

/** Korean, code and figures are the same in both languages, so they stay as written, without brackets. */
export function isKept(kind: UnknownKind): boolean {
  return KEPT.has(kind)
}
