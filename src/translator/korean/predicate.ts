import {
  contractedCopula,
  copula,
  type Predicate as KoreanPredicate,
  predicate as koreanPredicate,
  nounVerb,
} from '#korean/predicate.ts'
import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import type { Share, Span } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import { degreeWords, saidPredicate } from '#translator/korean/adjective.ts'
import { argumentWords, existingWords, prepositionalWords } from '#translator/korean/argument.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { linkedSuffixes, soundingChain } from '#translator/korean/linkedAdjective.ts'
import { markedLast, nounWords } from '#translator/korean/noun.ts'
import type { PhraseBuilders } from '#translator/korean/phraseBuilders.ts'
import { fire, type Rendering, Untranslatable } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { EOPDA, ITDA, isMany, muchChain, negativeOf, ordered, verbChain } from '#translator/korean/verb.ts'
import { withoutHonorificNoun } from '#translator/korean/withoutHonorificNoun.ts'
import {
  bracketed,
  idiomWords,
  type KoreanWord,
  plainWords,
  tokensOf,
  withParticleWord,
} from '#translator/korean/word.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

export const ANIDA = koreanPredicate('아니다', 'copula', '아니다')

function adjectiveChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { phrase, arguments: list, linking, verb }: Extract<Predicate, { kind: 'adjective' }>,
  person: SubjectPerson,
): Chain {
  const { entry, span } = phrase
  const sources = [...tokensOf(span), ...(verb ? tokensOf(verb) : [])]
  const speaks = person.who === 'I' || person.who === 'we'
  const understood = speaks && rendering.intimate === true
  const words = ordered(list).flatMap((each) => argumentWords(builders, rendering, each, understood))
  const degree = degreeWords(rendering, phrase)
  if ('unknown' in entry) {
    fire(rendering, 'unknown', entry.unknown)
    return {
      words: [...words, ...degree],
      predicate: nounVerb(bracketed(entry.unknown)),
      suffixes: [],
      gloss: entry.unknown,
      sources,
      stative: true,
      resulting: false,
    }
  }
  const compares = list.some(({ particle }) => particle === '만큼')
  const negative = compares ? undefined : negativeOf(entry.korean)
  const before = entry.precedingWords === '' ? [] : idiomWords(entry.precedingWords, entry, sources)
  const held = linking === 'be' || linking === 'feel'
  const chain: Chain = {
    words: entry.precedingWords === '잘' ? [...words, ...degree, ...before] : [...words, ...before, ...degree],
    predicate: saidPredicate(rendering, entry),
    suffixes: linkedSuffixes(linking, entry),
    gloss: entry.english,
    sources,
    stative: linking !== 'get',
    resulting: false,
    ...(negative ? { negative } : {}),
    ...(held && entry.tags.has('resulting') ? { pastForPresent: true } : {}),
  }
  return soundingChain(linking, chain, person)
}

/** 톰과 메리는 학생이에요: a noun predicate needs no plural. */
function withoutPlural(complement: NounPhrase): NounPhrase {
  return complement.head.kind === 'noun' ? { ...complement, plural: false } : complement
}

const EMPTY_SHARES: ReadonlySet<Share> = new Set(['none', 'neither', 'any'])

/** A noun with 이다; with 아니다 where the group is negative. */
export function nounChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  complement: NounPhrase,
  negative: boolean,
): Chain {
  const { head } = complement
  if (head.kind === 'pronoun' && head.id === 'you') throw new Untranslatable('be you')
  if (head.kind === 'share' && EMPTY_SHARES.has(head.share)) throw new Untranslatable(`be ${head.share} of`)
  if (head.kind === 'list' && head.joined === 'or') throw new Untranslatable('be one or the other')
  const words = nounWords(builders, rendering, withoutPlural(complement))
  const sources = tokensOf(complement.span)
  if (negative) {
    fire(rendering, 'negative/copula')
    return {
      words: markedLast(rendering, words, '이/가'),
      predicate: ANIDA,
      suffixes: [],
      gloss: 'is not',
      sources,
      stative: true,
      resulting: false,
      negated: true,
    }
  }
  const last = words.at(-1)
  if (!last) throw new Untranslatable('empty complement')
  return {
    words: words.slice(0, -1),
    predicate: copulaOn(rendering, last),
    suffixes: [],
    gloss: last.gloss,
    sources,
    stative: true,
    resulting: false,
    ...(isKind(complement, 'person') ? {} : { inanimate: true }),
  }
}

const CONTRACTED: Readonly<Record<string, string>> = { 무엇: '뭐', 것: '거', 이것: '이거', 그것: '그거' }

function copulaOn(rendering: Rendering, { text }: KoreanWord): KoreanPredicate {
  const spoken = CONTRACTED[text]
  return isSpoken(rendering) && spoken !== undefined ? contractedCopula(spoken) : copula(text)
}

const WH_PREDICATES: Readonly<Record<string, { words: string; predicate: KoreanPredicate }>> = {
  where: { words: '어디에', predicate: ITDA },
  when: { words: '', predicate: copula('언제') },
  'how much': { words: '', predicate: copula('얼마') },
  'what time': { words: '몇', predicate: copula('시') },
  how: { words: '', predicate: koreanPredicate('어떻다', 'adjective', 'ㅎ-그렇다') },
  'how long': { words: '얼마나', predicate: koreanPredicate('길다', 'adjective', 'ㄹ') },
}

function whChain(rendering: Rendering, { word, at }: Extract<Predicate, { kind: 'wh' }>): Chain {
  const found = WH_PREDICATES[word]
  if (!found) throw new Untranslatable(word)
  if (word === 'where') fire(rendering, 'existence')
  const sources = tokensOf(at)
  const words = found.words === '' ? [] : plainWords(found.words, word, sources)
  return {
    words,
    predicate: found.predicate,
    suffixes: [],
    gloss: found.words === '' ? word : 'be',
    sources,
    stative: true,
    resulting: false,
    ...(word === 'where' ? { present: true } : {}),
  }
}

const GEUREOTA = koreanPredicate('그렇다', 'adjective', 'ㅎ-그렇다')

/** `he isn't`: 그렇지 않아요. */
function ellipsisChain(at: Span): Chain {
  const sources = tokensOf(at)
  return { words: [], predicate: GEUREOTA, suffixes: [], gloss: 'be so', sources, stative: true, resulting: false }
}

function placeAdverbWords({ korean, english }: AdverbRow, sources: number[]): KoreanWord[] {
  const words = plainWords(korean, english, sources)
  const last = words.at(-1)
  return last ? [...words.slice(0, -1), withParticleWord(last, '에', false)] : []
}

function placeChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  { place, at }: Extract<Predicate, { kind: 'place' }>,
): Chain {
  const words =
    'preposition' in place
      ? prepositionalWords(builders, rendering, place, 'being')
      : 'unknown' in place.entry
        ? plainWords(bracketed(place.entry.unknown), place.entry.unknown, tokensOf(place.span))
        : placeAdverbWords(place.entry, tokensOf(place.span))
  fire(rendering, 'existence')
  return {
    words,
    predicate: ITDA,
    suffixes: [],
    gloss: 'be',
    sources: tokensOf(at),
    present: true,
    stative: true,
    resulting: false,
    negative: EOPDA,
  }
}

function thereChain(builders: PhraseBuilders, rendering: Rendering, what: NounPhrase): Chain {
  const none = what.determiner === 'no' || isPronoun(what, 'nothing', 'nobody')
  if (isMany(what)) return muchChain(builders, rendering, what, what.span)
  const words =
    what.head.kind === 'pronoun' && none
      ? nounWords(builders, rendering, what)
      : existingWords(builders, rendering, what)
  fire(rendering, 'existence')
  const base: Chain = {
    words,
    predicate: none ? EOPDA : ITDA,
    suffixes: [],
    gloss: 'there is',
    sources: tokensOf(what.span),
    stative: true,
    resulting: false,
  }
  return none ? base : { ...base, negative: EOPDA }
}

/** Refuses readings in which a person is an action or a thing. */
function isNoPerson({ head, relative }: NounPhrase): boolean {
  return head.kind === 'action' || (relative !== undefined && head.kind === 'noun' && head.entry.tags.has('prop'))
}

/** The chain of a predicate without a governed verb; the others are made in `koreanControl` and `koreanReport`. */
export function simpleChain(
  builders: PhraseBuilders,
  rendering: Rendering,
  predicate: Predicate,
  person: SubjectPerson,
  negative: boolean,
): Chain | undefined {
  switch (predicate.kind) {
    case 'verb':
      return verbChain(builders, rendering, predicate, person)
    case 'adjective':
      return adjectiveChain(builders, rendering, predicate, person)
    case 'noun':
      if (person.living && isNoPerson(predicate.complement)) throw new Untranslatable('somebody is a thing')
      return nounChain(builders, rendering, withoutHonorificNoun(predicate.complement, person), negative)
    case 'place':
      return placeChain(builders, rendering, predicate)
    case 'there':
      return thereChain(builders, rendering, predicate.what)
    case 'wh':
      return whChain(rendering, predicate)
    case 'ellipsis':
      return ellipsisChain(predicate.at)
    default:
      return undefined
  }
}
