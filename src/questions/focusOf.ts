import { fieldFacts, type Topic } from '#headwords/field.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { CONNECTIVES } from '#korean/connective.ts'
import { FINAL_ENDINGS } from '#korean/finalEnding.ts'
import { MODIFIERS } from '#korean/modifier.ts'
import type { Particle } from '#korean/particle.ts'
import { QUOTATIONS } from '#korean/quotation.ts'
import type { Focus, GrammarFocus } from '#questions/focus.ts'
import type { Proof } from '#questions/proof.ts'
import type { QuestionType } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

const PARTICLE_FOCUS: Partial<Record<Particle, GrammarFocus>> = {
  '은/는': 'topic-particle',
  '이/가': 'subject-particle',
  '을/를': 'object-particle',
  에: 'place-particle',
  에서: 'place-particle',
  '(으)로': 'place-particle',
  에게: 'person-particle',
  에게서: 'person-particle',
  한테: 'person-particle',
  한테서: 'person-particle',
  께: 'person-particle',
  '와/과': 'person-particle',
  '(이)랑': 'person-particle',
  하고: 'person-particle',
}

const ENDING_FOCUS: readonly (readonly [object, GrammarFocus])[] = [
  [FINAL_ENDINGS, 'closing-ending'],
  [CONNECTIVES, 'linking-ending'],
  [MODIFIERS, 'noun-modifier'],
  [QUOTATIONS, 'quotation'],
]

const WORD_TYPES: readonly QuestionType[] = ['meaning', 'word', 'cloze']

type Asked = Pick<QuestionEntry, 'type' | 'proof' | 'about'>

/**
 * The focus of a question: its point of grammar, from the proof, or the topic of its headword. Undefined where the type is
 * precise enough.
 */
export function focusOf({ type, proof, about }: Asked, book: WordBook): Focus | undefined {
  if (type === 'particle' || type === 'conjugation') return proof && grammarFocus(proof)
  return WORD_TYPES.includes(type) && about !== undefined ? topicOf(about, book) : undefined
}

function grammarFocus(proof: Proof): GrammarFocus | undefined {
  if ('particle' in proof) return PARTICLE_FOCUS[proof.particle as Particle]
  const last = 'lemma' in proof ? proof.suffixes.at(-1) : undefined
  return ENDING_FOCUS.find(([endings]) => last !== undefined && Object.hasOwn(endings, last))?.[1]
}

/** `key` is the word, followed by a number where several headwords share the spelling. */
function topicOf(key: string, book: WordBook): Topic | undefined {
  const headword = book.spelled(key.replace(/\d+$/, '')).find((one) => one.key === key)
  return headword && fieldFacts(headword.field).topic
}
