import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate as KoreanPredicate } from '#korean/predicate.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
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

/**
 * How much respect a third person gets: strangers only in business, teachers and superiors in every polite tone,
 * grandparents even among friends.
 */
export type Respect = 'none' | 'stranger' | 'superior' | 'elder'

/** The facts about the subject that decide Korean endings. */
export interface SubjectPerson {
  who: 'I' | 'we' | 'you' | 'other' | 'nobody'
  respect: Respect
  /** A living being. */
  living?: boolean
  /** The sentence is a question, so it is about the listener. */
  asks?: boolean
}

export const NO_SUBJECT: SubjectPerson = { who: 'other', respect: 'none' }

const STRANGERS: ReadonlySet<PronounId> = new Set(['he', 'she', 'they'])

/** Whether the verb honors its subject in a tone: 주무세요, 오십니다. */
export function isHonored({ who, respect }: SubjectPerson, { tone, several }: Rendering): boolean {
  if (who === 'you') return tone !== 'casual'
  if (who !== 'other') return false
  if (respect === 'stranger' && several) return false
  if (tone === 'business') return respect !== 'none'
  return respect === 'elder' || (respect === 'superior' && tone !== 'casual')
}

function respectOf({ head, possessor }: NounPhrase): Respect {
  if (head.kind !== 'noun' && head.kind !== 'compound') return head.kind === 'name' && head.title ? 'superior' : 'none'
  const { tags, casual, honorific } = head.entry
  const yours = possessor?.head.kind === 'pronoun' && possessor.head.id === 'you'
  if (yours && tags.has('kin') && honorific !== '') return 'superior'
  if (!tags.has('respected')) return 'none'
  return tags.has('kin') && casual === '' ? 'elder' : 'superior'
}

function pronounPerson(id: PronounId, living: boolean): SubjectPerson {
  if (id === 'I' || id === 'we' || id === 'you') return { who: id, respect: 'none', living: true }
  if (id === 'nobody' || id === 'nothing') return { who: 'nobody', respect: 'none', living }
  return { who: 'other', respect: STRANGERS.has(id) ? 'stranger' : 'none', living }
}

/** The person of a subject, NO_SUBJECT where there is none. */
export function personOf(subject: NounPhrase | undefined): SubjectPerson {
  if (!subject) return NO_SUBJECT
  const { head } = subject
  const living = isKind(subject, 'person') || isKind(subject, 'animal')
  if (head.kind === 'pronoun') return pronounPerson(head.id, living)
  if (head.kind === 'share') return personOf(head.whole)
  if (head.kind === 'list') {
    const speaks = head.items.some((item) => personOf(item).who === 'I')
    return { who: speaks ? 'we' : 'other', respect: 'none', living }
  }
  return { who: 'other', respect: respectOf(subject), living }
}
