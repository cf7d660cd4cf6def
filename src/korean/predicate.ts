import { canBeOfClass, type VerbClass } from '#korean/verbClass.ts'

/** 동사, 형용사, 서술격 조사 (이다, 아니다), and 있다/없다, which conjugate like both verb and adjective. */
export type PartOfSpeech = 'verb' | 'adjective' | 'copula' | 'existential'

/** A word that takes endings (용언). 재미있다 is an adjective of class 있다; 있다 itself is an existential of class 있다. */
export interface Predicate {
  /** The dictionary form: 먹다. For the copula, noun included: 학생이다. */
  readonly lemma: string
  readonly pos: PartOfSpeech
  readonly class: VerbClass
  /** The verb at the end of a compound: the head of 손쓰다 is 쓰다, so the form is 손써 and not 손싸. */
  readonly head?: string
  /** 안 and 못 go between noun and verb: 공부 안 해요. */
  readonly separable?: true
}

/**
 * A predicate of the lexicon; a copula names its noun in the lemma (학생이다). Throws unless the lemma ends in 다 and with its head,
 * and its stem can be of the class.
 */
export function predicate(lemma: string, pos: PartOfSpeech, verbClass: VerbClass, head?: string): Predicate {
  if (!lemma.endsWith('다') || lemma.length < 2) throw new Error(`Not a dictionary form: ${lemma}`)
  if (!canBeOfClass(lemma.slice(0, -1), verbClass)) throw new Error(`${lemma} cannot be of class ${verbClass}`)
  const named = verbClass === '이다' || verbClass === '이다-거' ? '이다' : head
  if (named === undefined) return { lemma, pos, class: verbClass }
  if (!lemma.endsWith(named)) throw new Error(`${lemma} does not end in ${named}`)
  return { lemma, pos, class: verbClass, head: named }
}

/** A noun with 하다 that 안 and 못 split: 공부하다, 공부 안 하다. */
export function nounVerb(noun: string): Predicate {
  return { lemma: `${noun}하다`, pos: 'verb', class: '하다', head: '하다', separable: true }
}

/** The copula on a noun, Latin words and digits included: copula('학생') 학생이에요, copula('PDF') PDF예요. */
export function copula(noun: string): Predicate {
  return { lemma: `${noun}이다`, pos: 'copula', class: '이다', head: '이다' }
}

/** The spoken copula written into 거, 뭐, 이거, 누구, 저: 겁니다, 뭡니까, 건데. The noun must end in an open syllable. */
export function contractedCopula(noun: string): Predicate {
  return { lemma: `${noun}이다`, pos: 'copula', class: '이다-거', head: '이다' }
}

/** The dictionary stem: 먹 of 먹다; 학생이 of 학생이다. */
export function stemOf({ lemma }: Predicate): string {
  return lemma.slice(0, -1)
}
