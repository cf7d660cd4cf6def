import type { Headword } from '#headwords/headword.ts'
import { type NounTail, nounTails } from '#headwords/nominalReading.ts'
import { AUXILIARIES, type Auxiliary } from '#korean/auxiliary.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { PARTICLE_NAMES, possessive, withParticle, withSpokenParticle } from '#korean/particle.ts'
import { contractedCopula, type Predicate } from '#korean/predicate.ts'
import { type MadeForms, recognizer } from '#korean/recognizer.ts'

/** One reading of a word (어절). */
export type Reading =
  | { readonly kind: 'word'; readonly headword: Headword }
  | ({ readonly kind: 'noun'; readonly noun: string; readonly headword: Headword | undefined } & NounTail)
  /** A form of the headword, or of a word that is not a headword: an auxiliary (싶다, 않다) or the spoken copula. */
  | {
      readonly kind: 'form'
      readonly headword: Headword | undefined
      readonly lemma: string
      readonly suffixes: readonly Suffix[]
    }

export type WordReader = (word: string) => readonly Reading[]

/** 이십오, 백이십, 스물다섯: numbers are read without a list. */
const NUMERAL =
  /^(?:[영공일이삼사오육칠팔구십백천만억]+|(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)?(?:하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)?|스무)$/
/** Nouns with the spoken copula written into them. */
const CONTRACTED = ['거', '이거', '그거', '저거', '뭐', '누구'].map(contractedCopula)
/** Predicates that only follow others: 싶다, 않다, 못하다. */
const AUXILIARY_HEADS = [
  ...new Map(
    Object.values(AUXILIARIES)
      .flatMap(({ head }: Auxiliary) => ('host' in head ? [head.host('verb'), head.host('adjective')] : [head]))
      .filter(({ pos }) => pos !== 'copula')
      .map((head) => [`${head.lemma} ${head.pos}`, head]),
  ).values(),
]
/** Words that stand between a noun and its particles. */
const NOUN_SUFFIXES = ['들', '님', '쯤', '씩', '짜리', '째']

/** Headwords of several words conjugate in the last one: 들다 of 마음에 들다. A form of that word alone is not a form of the headword. */
function lastWord(predicate: Predicate): Predicate {
  const lemma = predicate.lemma.slice(predicate.lemma.lastIndexOf(' ') + 1)
  return { ...predicate, lemma }
}

/** 정류장 of 버스 정류장: each part is a separate word in a text. */
function partsOf(headwords: readonly Headword[]): string[] {
  return headwords.flatMap(({ word, predicate }) =>
    predicate === undefined && word.includes(' ') ? word.split(' ') : [],
  )
}

/** Reads words by a list of headwords; `names` are proper nouns, which need no entry. Readings are cached. */
export function wordReader(
  headwords: readonly Headword[],
  names: readonly string[],
  made: MadeForms = new Map(),
): WordReader {
  const owners = new Map(
    headwords.flatMap((headword): [Predicate, Headword | undefined][] => {
      const { predicate, word } = headword
      if (predicate === undefined) return []
      return [word.includes(' ') ? [lastWord(predicate), undefined] : [predicate, headword]]
    }),
  )
  const lemmas = new Set([...owners.keys()].map(({ lemma, class: verbClass }) => `${lemma} ${verbClass}`))
  const heads = AUXILIARY_HEADS.filter(({ lemma, class: verbClass }) => !lemmas.has(`${lemma} ${verbClass}`))
  const recognized = recognizer([...owners.keys(), ...CONTRACTED, ...heads], made)
  const uninflected = Map.groupBy(
    headwords.filter(({ predicate }) => predicate === undefined),
    ({ word }) => word,
  )
  const proper = new Set([...names, ...partsOf(headwords)])
  const merged = mergedForms(headwords)

  const ownersOf = (noun: string) => {
    const suffix = NOUN_SUFFIXES.find((each) => noun.endsWith(each) && noun.length > each.length)
    const bare = suffix === undefined ? noun : noun.slice(0, -suffix.length)
    return uninflected.get(noun) ?? uninflected.get(bare) ?? (proper.has(noun) ? [undefined] : undefined)
  }

  const listed = (word: string): Reading[] => [
    ...(uninflected.get(word) ?? []).map((headword): Reading => ({ kind: 'word', headword })),
    ...(merged.get(word) ?? []),
    ...recognized(word).map(
      ({ predicate, suffixes }): Reading => ({
        kind: 'form',
        headword: owners.get(predicate),
        lemma: predicate.lemma,
        suffixes,
      }),
    ),
    ...nounReadings(word, ownersOf),
  ]
  const known = new Map<string, readonly Reading[]>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const readings = listed(word)
    // 오면 is not read as “if it is five” because 오다 is in the list.
    const all = readings.length > 0 ? readings : nounReadings(word, numeral)
    known.set(word, all)
    return all
  }
}

/** Every way to split a word into a noun, found by `ownersOf`, and the rest. */
function nounReadings(
  word: string,
  ownersOf: (noun: string) => readonly (Headword | undefined)[] | undefined,
): Reading[] {
  return Array.from(word, (_, index) => index + 1).flatMap((length) => {
    const noun = word.slice(0, length)
    const owners = ownersOf(noun) ?? []
    return owners.flatMap((headword) =>
      nounTails(noun, word.slice(length)).map((tail): Reading => ({ kind: 'noun', noun, headword, ...tail })),
    )
  })
}

/** A number has no entry in the list. */
function numeral(noun: string): undefined[] {
  return NUMERAL.test(noun) ? [undefined] : []
}

/** Pronouns that merge with particles: 내가, 제, 이게, 뭘, 여기서. */
function mergedForms(headwords: readonly Headword[]): Map<string, Reading[]> {
  const forms = headwords
    .filter(({ wordClass }) => wordClass === 'pronoun')
    .flatMap((headword) => [
      { text: possessive(headword.word), headword, particles: ['의' as const] },
      ...PARTICLE_NAMES.flatMap((particle) =>
        [withParticle, withSpokenParticle].map((joined) => ({
          text: joined(headword.word, particle),
          headword,
          particles: [particle],
        })),
      ),
    ])
    .filter(({ text, headword }) => text !== headword.word)
  return Map.groupBy(
    forms.map(({ text, headword, particles }) => ({
      text,
      kind: 'noun' as const,
      noun: headword.word,
      headword,
      particles,
      copula: undefined,
    })),
    ({ text }) => text,
  )
}
