import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate as KoreanPredicate } from '#korean/predicate.ts'
import type { NounPhrase } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import type { PronounId } from '#translator/analysis/pronoun.ts'
import type { KoreanWord } from '#translator/transfer/koreanWord.ts'

/** A Korean predicate while it is put together: what stands before it, its stem, and the suffixes so far. */
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
  /** How many of the words say when: they stand before a subject that is no living being. */
  timeWords?: number
  /** The verb puts something somewhere, so its place is 에. */
  locating?: boolean
  /** The copula on a thing: `it is yours` honours nobody. */
  inanimate?: boolean
  /** Negative as -지 못하다: not understanding is not being able to. */
  unable?: boolean
  /** A stative English present that Korean says as a past: I'm married 결혼했다. */
  pastForPresent?: boolean
}

/** Who the subject is, as far as Korean endings care. */
export interface SubjectPerson {
  who: 'I' | 'we' | 'you' | 'other' | 'nobody'
  respected: boolean
  /** A living being, who can do or be able to do things. */
  living?: boolean
  /** The sentence is a question, so the person addressed is in everyone's mind. */
  asks?: boolean
}

export const NO_SUBJECT: SubjectPerson = { who: 'other', respected: false }

function pronounPerson(id: PronounId, living: boolean): SubjectPerson {
  if (id === 'I' || id === 'we' || id === 'you') return { who: id, respected: false, living: true }
  if (id === 'nobody' || id === 'nothing') return { who: 'nobody', respected: false, living }
  return { who: 'other', respected: id === 'he' || id === 'she', living }
}

/** The person of a subject, NO_SUBJECT where there is none. */
export function personOf(subject: NounPhrase | undefined): SubjectPerson {
  if (!subject) return NO_SUBJECT
  const { head } = subject
  const living = isKind(subject, 'person') || isKind(subject, 'animal')
  if (head.kind === 'pronoun') return pronounPerson(head.id, living)
  if (head.kind === 'list') {
    const speaks = head.items.some((item) => personOf(item).who === 'I')
    return { who: speaks ? 'we' : 'other', respected: false, living }
  }
  const respected = (head.kind === 'noun' || head.kind === 'compound') && head.entry.tags.has('respected')
  return { who: 'other', respected, living }
}
