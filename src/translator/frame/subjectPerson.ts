import type { NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
import { isListener } from '#translator/frame/pronounPhrase.ts'

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

function respectOf({ head, possessor }: NounPhrase): Respect {
  if (head.kind !== 'noun' && head.kind !== 'compound') return head.kind === 'name' && head.title ? 'superior' : 'none'
  const { tags, casual, honorific } = head.entry
  const yours = isListener(possessor)
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
