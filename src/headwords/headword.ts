import type { Field } from '#headwords/field.ts'
import type { Level } from '#korean/level.ts'
import type { Particle } from '#korean/particle.ts'
import type { Predicate } from '#korean/predicate.ts'

/** 품사. Words that take endings are `verb` and `adjective`; 있다, 없다, 이다 and 아니다 among them. */
export const WORD_CLASSES = [
  'noun',
  'pronoun',
  'numeral',
  'counter',
  'determiner',
  'adverb',
  'interjection',
  'verb',
  'adjective',
] as const
export type WordClass = (typeof WORD_CLASSES)[number]

/** A Korean word of the list (표제어), in one of its senses. */
export interface Headword {
  /** Names it for good: the word, with a figure where the spelling is shared (배1 pear, 배2 ship). */
  readonly key: string
  /** As it is written, in its dictionary form. */
  readonly word: string
  readonly wordClass: WordClass
  /** How it conjugates; undefined for words that do not. */
  readonly predicate: Predicate | undefined
  readonly level: Level
  readonly field: Field
  /** English, the one that learners are asked for first. */
  readonly glosses: readonly string[]
  /** Korean words that could be defended as an answer for its glosses: synonyms, wider and narrower words. */
  readonly near: readonly string[]
  /** The particles of a predicate's complements, in their usual order: 에게 and 을/를 of 주다. */
  readonly frame: readonly Particle[]
  /** The unit that counts the thing: 권 of 책. */
  readonly counter: string | undefined
  /** The word that lifts its owner or doer (진지, 드시다). */
  readonly honorific: string | undefined
  /** The word that lowers the speaker (드리다). */
  readonly humble: string | undefined
  /** The word of offices (문의드리다). */
  readonly business: string | undefined
  /** Its opposite, where it has one. */
  readonly opposite: string | undefined
  /** How it is said where its spelling does not tell: boundaries marked (꽃|잎). */
  readonly said: string | undefined
  /** Whether its forms are asked one by one; not where few of them are said. */
  readonly isDrilled: boolean
  /** Undefined for a word that the translator needs and learners are not asked about. */
  readonly example: Example | undefined
}

/** A headword that questions are made of. */
export interface AskedHeadword extends Headword {
  readonly example: Example
}

export function isAskedAbout(headword: Headword): headword is AskedHeadword {
  return headword.example !== undefined
}

/** A sentence that shows the word in use. */
export interface Example {
  readonly korean: string
  readonly english: string
}
