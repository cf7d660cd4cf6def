import type { AuxiliaryId } from '#korean/auxiliary.ts'
import type { EndingId } from '#korean/endingTable.ts'
import type { Predicate } from '#korean/predicate.ts'

/** 선어말 어미, in the order in which they stand: honorific 시, past 았, remote past 았었, presumptive or volitional 겠. */
export type Prefinal = '-시-' | '-았-' | '-았었-' | '-겠-'
/** The adverbs that negate a verb; 공부하다 becomes 공부 안 하다. They come first in the chain. */
export type Negation = '안' | '못'
export type Suffix = Negation | Prefinal | AuxiliaryId | EndingId

export type MorphemeKind =
  | 'noun'
  | 'stem'
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
  /** 'stem', 'noun', or the suffix that it belongs to; 고 and 싶 both bear '-고 싶다'. 시 + 어요 is one piece, '-(으)세요'. */
  readonly id: 'stem' | 'noun' | Suffix
  readonly kind: MorphemeKind
  /** Which word of `text.split(' ')` it stands in. */
  readonly word: number
}

/** A place between two syllables of a text that its pronunciation needs to know: `at` is the index of the syllable after it. */
export interface Boundary {
  readonly at: number
  /** The end of a verb stem, of an -(으)ㄹ modifier, or of the first part of a compound. */
  readonly kind: 'stem' | 'prospective' | 'compound'
}

export interface Form {
  readonly text: string
  readonly morphemes: readonly Morpheme[]
  readonly boundaries: readonly Boundary[]
}

/** Whether the chain makes a form that exists: 예쁘다 has no command, 없다 no promise. */
export function admits(_predicate: Predicate, _suffixes: readonly Suffix[]): boolean {
  throw new Error('not written')
}

/**
 * The predicate with its suffixes in order, the last one an ending: conjugate(주다, ['-시-', '-겠-', '-아요']) is 주시겠어요.
 * Throws where `admits` says no.
 */
export function conjugate(_predicate: Predicate, _suffixes: readonly Suffix[]): Form {
  throw new Error('not written')
}
