import type { AuxiliaryId } from '#korean/auxiliary.ts'
import type { EndingId } from '#korean/endingTable.ts'

/** 선어말 어미, in the order in which they stand: honorific 시, past 았, remote past 았었, presumptive or volitional 겠. */
export const PREFINALS = ['-시-', '-았-', '-았었-', '-겠-'] as const
export type Prefinal = (typeof PREFINALS)[number]
/** The adverbs that negate a verb; 공부하다 becomes 공부 안 하다. They come first in the chain. */
export const NEGATIONS = ['안', '못'] as const
export type Negation = (typeof NEGATIONS)[number]
export type Suffix = Negation | Prefinal | AuxiliaryId | EndingId

export type MorphemeKind =
  | 'noun'
  | 'stem'
  | 'copula'
  | 'negation'
  | 'prefinal'
  | 'auxiliary'
  | 'final'
  | 'connective'
  | 'modifier'
  | 'nominal'
  | 'quotation'

/** One piece of a conjugated form before contraction: 도와요 is 돕 (stem) + 아요 (-아요). */
export interface Morpheme {
  readonly text: string
  /** 'stem', 'noun', 'copula', or the suffix that it belongs to; 고 and 싶 both have the id '-고 싶다'. 시 + 어요 is one piece, '-(으)세요'. */
  readonly id: 'stem' | 'noun' | 'copula' | Suffix
  readonly kind: MorphemeKind
  /** The index of its word in `text.split(' ')`. */
  readonly word: number
}

/** The morphemes with one more. A piece with spaces is split at them, and the pieces of one suffix within a word are joined. */
export function withMorpheme(chain: readonly Morpheme[], piece: Pick<Morpheme, 'text' | 'id' | 'kind'>, word: number) {
  const added = piece.text
    .split(' ')
    .map((text, index): Morpheme => ({ text, id: piece.id, kind: piece.kind, word: word + index }))
    .filter(({ text }) => text !== '')
  const [first, ...rest] = added
  const last = chain.at(-1)
  if (first === undefined || last === undefined || last.id !== first.id || last.word !== first.word) {
    return [...chain, ...added]
  }
  return [...chain.slice(0, -1), { ...last, text: last.text + first.text }, ...rest]
}
