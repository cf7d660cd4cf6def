import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate as KoreanPredicate } from '#korean/predicate.ts'
import type { NounPhrase } from '#translator/frame.ts'
import type { KoreanWord } from '#translator/koreanWord.ts'
import { isKind } from '#translator/nounKind.ts'

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

/** The person of a subject; commands address `you`. */
export function personOf(subject: NounPhrase | undefined): SubjectPerson {
  if (!subject) return NO_SUBJECT
  const { head } = subject
  if (head.kind === 'pronoun') {
    const respected = head.id === 'he' || head.id === 'she'
    if (head.id === 'I' || head.id === 'we' || head.id === 'you')
      return { who: head.id, respected: false, living: true }
    return {
      who: head.id === 'nobody' || head.id === 'nothing' ? 'nobody' : 'other',
      respected,
      living: isKind(subject, 'person'),
    }
  }
  if (head.kind === 'list') {
    const speaks = head.items.some((item) => personOf(item).who === 'I')
    return { who: speaks ? 'we' : 'other', respected: false, living: isKind(subject, 'person') }
  }
  const entry = head.kind === 'noun' || head.kind === 'compound' ? head.entry : undefined
  const living = isKind(subject, 'person') || isKind(subject, 'animal')
  return { who: 'other', respected: entry?.tags.has('respected') ?? false, living }
}
