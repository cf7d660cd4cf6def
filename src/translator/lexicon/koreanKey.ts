import type { Headword, WordClass } from '#headwords/headword.ts'
import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import { copula, type Predicate } from '#korean/predicate.ts'

/** The predicate of a row: its spelling and its conjugation. */
export interface NamedPredicate {
  korean: string
  predicate: Predicate
}

/** A predicate without a row, because a rule substitutes it for another. */
export function named(predicate: Predicate): NamedPredicate {
  return { korean: predicate.lemma, predicate }
}

const NOMINALS: readonly WordClass[] = ['noun', 'pronoun', 'numeral', 'counter']
/** 이다 follows some adverbs, too: 혼자이다. */
const BEFORE_COPULA: readonly WordClass[] = [...NOMINALS, 'adverb']

interface Phrase {
  /** The words before the last one, with the space after them. */
  before: string
  last: string
}

function phraseOf(key: string): Phrase {
  const end = key.lastIndexOf(' ') + 1
  return { before: key.slice(0, end), last: key.slice(end) }
}

function needed(headword: Headword | undefined, key: string): Headword {
  if (headword === undefined) throw new Error(`No headword: ${key}`)
  return headword
}

function conjugated({ key, wordClass, predicate }: Headword): Predicate {
  if (predicate === undefined) throw new Error(`${key}: a verb or an adjective is needed, not: ${wordClass}`)
  return predicate
}

/** The verb that makes a verb of a noun: 드리다 in 감사드리다. 하다 makes adjectives as well, so a word in -하다 has to be a headword. */
function supportVerb(word: string, find: HeadwordIndex): Headword | undefined {
  const verb = /^[가-힣]+?(드리다|되다|시키다|받다|당하다)$/.exec(word)?.[1]
  return verb === undefined ? undefined : find(verb)
}

/**
 * A verb or an adjective by its key. What is not a headword conjugates like its last word (들어 올리다 as 올리다) or like the verb
 * that it was made with (감사드리다 as 드리다). Throws if there is none.
 */
export function namedPredicate(key: string, find: HeadwordIndex): NamedPredicate {
  const whole = find(key)
  if (whole !== undefined) return { korean: whole.word, predicate: conjugated(whole) }
  const { before, last } = phraseOf(key)
  const head = needed(find(last) ?? supportVerb(last, find), key)
  const korean = before + (find(last)?.word ?? last)
  return { korean, predicate: { ...conjugated(head), lemma: korean } }
}

interface NamedNoun {
  /** The spelling. */
  word: string
  /** The headword of the whole noun; undefined for phrases and numbers. */
  headword: Headword | undefined
  counter: string | undefined
  honorific: string | undefined
}

function nominal(headword: Headword, classes = NOMINALS): Headword {
  const { key, wordClass } = headword
  if (!classes.includes(wordClass)) throw new Error(`${key}: a noun is needed, not: ${wordClass}`)
  return headword
}

/**
 * A noun by its key. A phrase takes the counter of its last word, and 사람들 that of 사람. Throws for a single Korean word that is not a headword;
 * numbers (9월) need not be one.
 */
export function namedNoun(key: string, find: HeadwordIndex): NamedNoun {
  const whole = find(key)
  if (whole !== undefined) {
    const { word, counter, honorific } = nominal(whole)
    return { word, headword: whole, counter, honorific }
  }
  const { before, last } = phraseOf(key)
  const head = find(last)
  if (head !== undefined)
    return { word: before + head.word, headword: undefined, counter: nominal(head).counter, honorific: undefined }
  const one = last.endsWith('들') ? find(last.slice(0, -1)) : undefined
  if (one !== undefined) {
    const honorific = before === '' && one.honorific !== undefined ? `${one.honorific}들` : undefined
    return { word: key, headword: undefined, counter: nominal(one).counter, honorific }
  }
  if (before === '' && /^[가-힣]+$/.test(key)) throw new Error(`No headword: ${key}`)
  return { word: key, headword: undefined, counter: undefined, honorific: undefined }
}

/** The Korean of an adjective's row: a predicate, NOUN이다, or a word that does not conjugate (첫, 외국의). */
export function namedQuality(key: string, find: HeadwordIndex): { korean: string; predicate: Predicate | undefined } {
  const whole = find(key)
  if (whole !== undefined) return { korean: whole.word, predicate: whole.predicate }
  if (!/다[1-9]?$/.test(key)) return { korean: key, predicate: undefined }
  const isCopula = key.endsWith('이다') && find(phraseOf(key).last) === undefined
  return isCopula ? namedCopula(key, find) : namedPredicate(key, find)
}

function namedCopula(key: string, find: HeadwordIndex): NamedPredicate {
  const noun = key.slice(0, -'이다'.length)
  const whole = find(noun)
  const word = whole === undefined ? namedNoun(noun, find).word : nominal(whole, BEFORE_COPULA).word
  return { korean: `${word}이다`, predicate: copula(word) }
}

/** An adverb by its key, or a phrase. Throws for a verb or an adjective. */
export function namedAdverb(key: string, find: HeadwordIndex): string {
  const headword = find(key)
  if (headword?.predicate !== undefined) throw new Error(`${key}: an adverb is needed, not: ${headword.wordClass}`)
  return headword?.word ?? key
}
