import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate as KoreanPredicate } from '#korean/predicate.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import type { Rendering } from '#translator/korean/rendering.ts'
import type { KoreanWord } from '#translator/korean/word.ts'

/** A Korean predicate while it is built: the words before it, its stem, and the suffixes so far. */
export interface Chain {
  /** Objects and places, in Korean order. */
  words: KoreanWord[]
  predicate: KoreanPredicate
  suffixes: Suffix[]
  gloss: string
  sources: readonly number[]
  /** Verbs of knowing, having, being: they have no progressive, and 에 marks their place. */
  stative: boolean
  /** Verbs that leave a state behind (sit, marry): their progressive is -아 있다. */
  resulting: boolean
  /** The predicate that says the negative by itself: 모르다 for 알다. */
  negative?: KoreanPredicate
  /** Already negative through such a predicate. */
  negated?: boolean
  /** How many of the words are about time; they stand before an inanimate subject. */
  timeWords?: number
  /** How many of the words, the last ones, are one with the predicate: 푹 빠지다. */
  fixedWords?: number
  /** About being somewhere, so that the honorific of 있다 is 계시다 and not 있으시다. */
  present?: boolean
  /** The verb puts something somewhere, so its place is 에. */
  locating?: boolean
  /** The copula with a thing as subject: `it is yours` honors nobody. */
  inanimate?: boolean
  /** The negative is -지 못하다, as in 이해하지 못하다. */
  unable?: boolean
  /** A stative English present that Korean says as a past: I'm married 결혼했다. */
  pastForPresent?: boolean
}

/** Whether the verb honors its subject in a tone: 주무세요, 오십니다. */
export function isHonored({ who, respect }: SubjectPerson, { tone, several }: Rendering): boolean {
  if (who === 'you') return tone !== 'casual'
  if (who !== 'other') return false
  if (respect === 'stranger' && several === 'named') return false
  if (tone === 'business') return respect !== 'none'
  return respect === 'elder' || (respect === 'superior' && tone !== 'casual')
}
