import { humbleOf } from '#korean/honorific.ts'
import {
  contractedCopula,
  copula,
  type Predicate as KoreanPredicate,
  predicate as koreanPredicate,
  nounVerb,
} from '#korean/predicate.ts'
import type { Argument, NounPhrase, Predicate, Span } from '#translator/frame.ts'
import { degreeWords } from '#translator/koreanAdjective.ts'
import { argumentWords, existingWords, prepositionalWords } from '#translator/koreanArgument.ts'
import type { Chain, SubjectPerson } from '#translator/koreanChain.ts'
import { markedLast, nounWords } from '#translator/koreanNoun.ts'
import { bracketed, type KoreanWord, plainWords, tokensOf, withParticleWord } from '#translator/koreanWord.ts'
import { adjectiveRowPredicate, verbInCell, verbRowPredicate } from '#translator/lexiconPredicate.ts'
import type { AdjectiveRow, AdverbRow, VerbRow } from '#translator/lexiconRow.ts'
import { isKind } from '#translator/nounKind.ts'
import type { Renderer } from '#translator/renderer.ts'
import { fire, isSpoken, type Rendering, Untranslatable } from '#translator/rendering.ts'

const MOREUDA = koreanPredicate('모르다', 'verb', '르')
const EOPDA = koreanPredicate('없다', 'existential', '없다')
const ITDA = koreanPredicate('있다', 'existential', '있다')
export const ANIDA = koreanPredicate('아니다', 'copula', '아니다')

const NEGATIVES: Readonly<Record<string, KoreanPredicate>> = {
  알다: MOREUDA,
  있다: EOPDA,
  맛있다: koreanPredicate('맛없다', 'adjective', '없다'),
  재미있다: koreanPredicate('재미없다', 'adjective', '없다'),
}

/** Objects stand next to the verb, receivers and the rest before them. */
const ARGUMENT_ORDER = ['iobj', 'to', 'for', 'with', 'from', 'about', 'at', 'in', 'on', 'into', 'of', 'by', 'as', 'obj']

function ordered(list: readonly Argument[]): Argument[] {
  return list.toSorted((a, b) => ARGUMENT_ORDER.indexOf(a.role) - ARGUMENT_ORDER.indexOf(b.role))
}

/** Whether what is done is done to or for the person addressed, or someone else who is looked up to. */
function toRespected(list: readonly Argument[]): boolean {
  return list.some(({ object: { head } }) =>
    head.kind === 'pronoun' ? head.id === 'you' : head.kind === 'noun' && head.entry.tags.has('respected'),
  )
}

/** Who speaks of himself to someone he respects uses the humble verb: 드리다, 뵙다, 말씀드리다. */
function verbOf(
  rendering: Rendering,
  entry: VerbRow,
  list: readonly Argument[],
  person: SubjectPerson,
): KoreanPredicate {
  const plain = verbRowPredicate(entry)
  const speaks = person.who === 'I' || person.who === 'we'
  if (!speaks || rendering.tone === 'casual' || !toRespected(list)) return plain
  const humble = verbInCell(entry.humble) ?? humbleOf(plain)
  if (humble) fire(rendering, 'humble/word', humble.lemma, plain.lemma)
  return humble ?? plain
}

function unknownVerbChain(
  renderer: Renderer,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'verb' }>,
  unknown: string,
): Chain {
  fire(rendering, 'unknown', unknown)
  return {
    words: ordered(predicate.arguments).flatMap((each) => argumentWords(renderer, rendering, each, false)),
    predicate: nounVerb(bracketed(unknown)),
    suffixes: [],
    gloss: unknown,
    sources: tokensOf(predicate.at),
    stative: false,
    resulting: false,
  }
}

/** The row with its Korean passive as the verb: killed 살해되다. */
function passiveEntry(entry: VerbRow): VerbRow {
  const [korean = '', verbClass = 'regular'] = entry.passive.split(':')
  return { ...entry, korean, class: verbClass, before: '', humble: '' }
}

const MANTA = koreanPredicate('많다', 'adjective', 'regular')

function isMany({ determiner, relative }: NounPhrase): boolean {
  return determiner === 'many' && !relative
}

function withoutMany({ determiner: _many, ...phrase }: NounPhrase): NounPhrase {
  return phrase
}

/** Having or there being much is 많다: 돈이 많다, 할 일이 많다. */
function muchChain(renderer: Renderer, rendering: Rendering, what: NounPhrase, at: Span): Chain {
  const words = existingWords(renderer, rendering, { ...withoutMany(what), plural: false })
  fire(rendering, 'existence')
  return {
    words,
    predicate: MANTA,
    suffixes: [],
    gloss: 'be many, much',
    sources: tokensOf(at),
    stative: true,
    resulting: false,
  }
}

export function verbChain(
  renderer: Renderer,
  rendering: Rendering,
  predicate: Extract<Predicate, { kind: 'verb' }>,
  person: SubjectPerson,
): Chain {
  const { at } = predicate
  const had = predicate.arguments.find(({ particle }) => particle === '이/가')?.object
  if (had && isMany(had) && 'korean' in predicate.entry && predicate.entry.korean === '있다')
    return muchChain(renderer, rendering, had, at)
  const entry = predicate.passive && !('unknown' in predicate.entry) ? passiveEntry(predicate.entry) : predicate.entry
  if ('unknown' in entry) return unknownVerbChain(renderer, rendering, predicate, entry.unknown)
  const sources = tokensOf(at)
  const verb = verbOf(rendering, entry, predicate.arguments, person)
  const negative = NEGATIVES[entry.korean]
  const before = entry.before === '' ? [] : plainWords(entry.before, entry.english, sources)
  const understood = person.who === 'I' || person.who === 'we' || person.who === 'you' || person.asks === true
  const objects = ordered(predicate.arguments).flatMap((each) => argumentWords(renderer, rendering, each, understood))
  return {
    words: [...objects, ...before],
    predicate: verb,
    suffixes: [],
    gloss: entry.english,
    sources,
    stative: entry.tags.has('state'),
    resulting: entry.tags.has('resulting'),
    ...(negative ? { negative } : {}),
    ...(entry.tags.has('at') ? { locating: true } : {}),
    ...(entry.tags.has('unable') ? { unable: true } : {}),
    ...(entry.tags.has('past') ? { pastForPresent: true } : {}),
  }
}

function adjectiveSuffixes(
  linking: Extract<Predicate, { kind: 'adjective' }>['linking'],
  isVerb: boolean,
): Chain['suffixes'] {
  if (linking === 'look') return ['-는 것 같다']
  return linking === 'get' && !isVerb ? ['-아지다'] : []
}

function adjectiveChain(
  renderer: Renderer,
  rendering: Rendering,
  { phrase, arguments: list, linking, verb }: Extract<Predicate, { kind: 'adjective' }>,
): Chain {
  const { entry, span } = phrase
  const sources = [...tokensOf(span), ...(verb ? tokensOf(verb) : [])]
  const words = [
    ...ordered(list).flatMap((each) => argumentWords(renderer, rendering, each, false)),
    ...degreeWords(rendering, phrase),
  ]
  if ('unknown' in entry) {
    fire(rendering, 'unknown', entry.unknown)
    return {
      words,
      predicate: nounVerb(bracketed(entry.unknown)),
      suffixes: [],
      gloss: entry.unknown,
      sources,
      stative: true,
      resulting: false,
    }
  }
  const negative = NEGATIVES[entry.korean]
  return {
    words: entry.before === '' ? words : [...words, ...plainWords(entry.before, entry.english, sources)],
    predicate: adjectivePredicate(entry),
    suffixes: adjectiveSuffixes(linking, entry.tags.has('verb')),
    gloss: entry.english,
    sources,
    stative: linking !== 'get',
    resulting: false,
    ...(negative ? { negative } : {}),
    ...(entry.tags.has('resulting') ? { pastForPresent: true } : {}),
  }
}

function adjectivePredicate(entry: AdjectiveRow): KoreanPredicate {
  const predicate = adjectiveRowPredicate(entry)
  if (!predicate) throw new Untranslatable(entry.english)
  return predicate
}

/** 톰과 메리는 학생이에요: what one says of many needs no plural. */
function withoutPlural(complement: NounPhrase): NounPhrase {
  return complement.head.kind === 'noun' ? { ...complement, plural: false } : complement
}

/** A noun with 이다; with 아니다 where the group is negative. */
export function nounChain(renderer: Renderer, rendering: Rendering, complement: NounPhrase, negative: boolean): Chain {
  const words = nounWords(renderer, rendering, withoutPlural(complement))
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
  const chain: Chain = {
    words: words.slice(0, -1),
    predicate: copulaOn(rendering, last),
    suffixes: [],
    gloss: last.gloss,
    sources,
    stative: true,
    resulting: false,
    ...(isKind(complement, 'person') ? {} : { inanimate: true }),
  }
  fire(rendering, 'copula', last.text)
  return chain
}

const CONTRACTED: Readonly<Record<string, string>> = { 무엇: '뭐', 것: '거', 이것: '이거', 그것: '그거' }

function copulaOn(rendering: Rendering, { text }: KoreanWord): KoreanPredicate {
  const spoken = CONTRACTED[text]
  return isSpoken(rendering) && spoken !== undefined ? contractedCopula(spoken) : copula(text)
}

const WH_PREDICATES: Readonly<Record<string, { words: string; predicate: KoreanPredicate }>> = {
  where: { words: '어디에', predicate: ITDA },
  when: { words: '', predicate: copula('언제') },
  how: { words: '', predicate: koreanPredicate('어떻다', 'adjective', 'ㅎ-그렇다') },
  'how long': { words: '얼마나', predicate: koreanPredicate('길다', 'adjective', 'ㄹ') },
}

function whChain({ word, at }: Extract<Predicate, { kind: 'wh' }>): Chain {
  const found = WH_PREDICATES[word]
  if (!found) throw new Untranslatable(word)
  const sources = tokensOf(at)
  const words = found.words === '' ? [] : plainWords(found.words, word, sources)
  return { words, predicate: found.predicate, suffixes: [], gloss: word, sources, stative: true, resulting: false }
}

function placeAdverbWords({ korean, english }: AdverbRow, sources: number[]): KoreanWord[] {
  const words = plainWords(korean, english, sources)
  const last = words.at(-1)
  return last ? [...words.slice(0, -1), withParticleWord(last, '에', false)] : []
}

function placeChain(
  renderer: Renderer,
  rendering: Rendering,
  { place, at }: Extract<Predicate, { kind: 'place' }>,
): Chain {
  const words =
    'preposition' in place
      ? prepositionalWords(renderer, rendering, place, 'being')
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
    stative: true,
    resulting: false,
    negative: EOPDA,
  }
}

function thereChain(renderer: Renderer, rendering: Rendering, what: NounPhrase): Chain {
  const none =
    what.determiner === 'no' ||
    (what.head.kind === 'pronoun' && (what.head.id === 'nothing' || what.head.id === 'nobody'))
  if (isMany(what)) return muchChain(renderer, rendering, what, what.span)
  const words =
    what.head.kind === 'pronoun' && none
      ? nounWords(renderer, rendering, what)
      : existingWords(renderer, rendering, what)
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

/** The chain of a predicate that holds no further verb; the others are made in `koreanControl` and `koreanReport`. */
export function simpleChain(
  renderer: Renderer,
  rendering: Rendering,
  predicate: Predicate,
  person: SubjectPerson,
  negative: boolean,
): Chain | undefined {
  switch (predicate.kind) {
    case 'verb':
      return verbChain(renderer, rendering, predicate, person)
    case 'adjective':
      return adjectiveChain(renderer, rendering, predicate)
    case 'noun':
      return nounChain(renderer, rendering, predicate.complement, negative)
    case 'place':
      return placeChain(renderer, rendering, predicate)
    case 'there':
      return thereChain(renderer, rendering, predicate.what)
    case 'wh':
      return whChain(predicate)
    default:
      return undefined
  }
}
