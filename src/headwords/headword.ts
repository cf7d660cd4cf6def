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
  /** Its permanent name: the word, with a digit if several headwords share the spelling (배1 pear, 배2 ship). */
  readonly key: string
  /** The dictionary form. */
  readonly word: string
  readonly wordClass: WordClass
  /** Its conjugation; undefined for words that do not conjugate. */
  readonly predicate: Predicate | undefined
  readonly level: Level
  readonly field: Field
  /** English meanings. Questions ask for the first one. */
  readonly glosses: readonly string[]
  /** Korean words that could also be correct answers for its glosses: synonyms, broader and narrower words. */
  readonly near: readonly string[]
  /** The particles of a predicate's complements, in their usual order: 에게 and 을/를 of 주다. */
  readonly frame: readonly Particle[]
  /** The unit that counts the thing: 권 of 책. */
  readonly counter: string | undefined
  /** The word that honors its owner or subject (진지, 드시다). */
  readonly honorific: string | undefined
  /** The word that lowers the speaker (드리다). */
  readonly humble: string | undefined
  /** The business word (문의드리다). */
  readonly business: string | undefined
  /** Its opposite, if it has one. */
  readonly opposite: string | undefined
  /** Its pronunciation note, if spelling does not show the pronunciation (꽃|잎). */
  readonly said: string | undefined
  /** The words around it that tell this sense from its others; undefined if it needs none. */
  readonly company: Company | undefined
  /** Undefined for a word that only the translator needs, without questions. */
  readonly example: Example | undefined
}

/** The words around a word that tell which of its senses is meant. They are named by their dictionary form. */
export interface Company {
  /** A noun or verb before it: 첫눈 of 첫눈이 내리다. */
  readonly precededBy: readonly string[]
  /** One of the two words after it: 먹다 of 아침을 못 먹다. */
  readonly followedBy: readonly string[]
  /** Which of the headword's glosses this company means. */
  readonly sense: number
  /** The sense is hardly ever meant in other company. */
  readonly isNeeded: boolean
}

/** A headword with questions. */
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
