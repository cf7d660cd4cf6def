import type { Field } from '#headwords/field.ts'
import { finalPredicates } from '#headwords/finalPredicate.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import type { Reading } from '#headwords/wordReader.ts'

/** A wrong order of a sentence's words, and why it is wrong. */
export interface WrongOrder {
  readonly words: readonly string[]
  readonly reason: string
  /** The predicate is still last, so the mistake is only found by reading the words. */
  readonly keepsPredicateLast: boolean
}

/** Fewer words after the predicate could be an afterthought, which people do say. */
const FEWEST_BEHIND = 3
/** Nouns that stand alone as adverbs: 오늘, 아침. */
const ADVERBIAL: readonly Field[] = ['date', 'part-of-day', 'period', 'frequency', 'time-relation', 'direction']
const MODIFIERS = ['-는', '-(으)ㄴ', '-(으)ㄹ', '-던']

/** Wrong orders of an example's words. */
export function wrongOrders(book: WordBook, words: readonly string[]): WrongOrder[] {
  const [closing] = finalPredicates(words, book.read)
  const count = closing?.wordCount ?? 1
  const keepsPredicateLast = [
    ...words.slice(0, -count - 1).flatMap((_, at) => attributeBehind(book, words, at)),
    ...negationEarly(book, words),
    ...auxiliaryFirst(words, count),
  ]
  return [...keepsPredicateLast, ...predicateEarly(words, count)]
}

function predicateEarly(words: readonly string[], count: number): WrongOrder[] {
  const [predicate, rest] = [words.slice(-count), words.slice(0, -count)]
  return rest.slice(0, Math.max(1, rest.length - FEWEST_BEHIND + 1)).map((_, at) => ({
    words: [...rest.slice(0, at), ...predicate, ...rest.slice(at)],
    reason: 'The predicate comes last in a Korean sentence.',
    keepsPredicateLast: false,
  }))
}

/** 고기를 안 먹어요, never 안 고기를 먹어요. Only a noun may precede 안 or 못: before another predicate it would negate that predicate. */
function negationEarly(book: WordBook, words: readonly string[]): WrongOrder[] {
  const at = words.findIndex((word) => word === '안' || word === '못')
  const [negation, before] = [words[at], words[at - 1]]
  if (at < 1 || negation === undefined || before === undefined) return []
  if (!book.read(before).every(({ kind }) => kind === 'noun')) return []
  const moved = words.with(at - 1, negation).with(at, before)
  return [{ words: moved, reason: `${negation} stands right before what it negates.`, keepsPredicateLast: true }]
}

/** 먹고 싶어요, never 싶어요 먹고. */
function auxiliaryFirst(words: readonly string[], count: number): WrongOrder[] {
  const [verb, auxiliary] = words.slice(-2)
  if (count !== 2 || verb === undefined || auxiliary === undefined) return []
  const swapped = [...words.slice(0, -2), auxiliary, verb]
  return [{ words: swapped, reason: `${auxiliary} follows the verb that it belongs to.`, keepsPredicateLast: true }]
}

/** A modifier moved behind its noun. Not if a noun or another modifier follows: then it would modify the next noun. */
function attributeBehind(book: WordBook, words: readonly string[], at: number): WrongOrder[] {
  const [word = '', noun = '', next = ''] = words.slice(at)
  const isNoun = ({ kind }: Reading) => kind === 'noun'
  const leadsOn = (reading: Reading) => isNoun(reading) || isModifier(reading) || isDeterminer(reading)
  if (!book.read(noun).some(isNoun) || book.read(next).some(leadsOn)) return []
  const says = attributeSays(book.read(word))
  if (says === undefined) return []
  const reason = `${word} ${says} ${noun}, so it stands right before it.`
  return [{ words: words.with(at, noun).with(at + 1, word), reason, keepsPredicateLast: true }]
}

function attributeSays(readings: readonly Reading[]): string | undefined {
  const areAll = (fits: (reading: Reading) => boolean) => readings.length > 0 && readings.every(fits)
  if (areAll(isCounting)) return 'counts'
  const tellsMore = [isDeterminer, isModifier, isPossessor, isKind].some(areAll)
  return tellsMore ? 'tells more about' : undefined
}

function isCounting({ headword }: Reading): boolean {
  return headword?.wordClass === 'determiner' && headword.field === 'number'
}

function isDeterminer({ headword }: Reading): boolean {
  return headword?.wordClass === 'determiner'
}

function isModifier(reading: Reading): boolean {
  return reading.kind === 'form' && MODIFIERS.includes(reading.suffixes.at(-1) ?? '')
}

function isPossessor(reading: Reading): boolean {
  return reading.kind === 'noun' && reading.particles.join() === '의'
}

/** A noun without a particle before another noun: 한국 of 한국 음식. */
function isKind(reading: Reading): boolean {
  const { headword } = reading
  const isBare =
    reading.kind === 'word' || (reading.kind === 'noun' && reading.particles.length === 0 && !reading.copula)
  return isBare && headword?.wordClass === 'noun' && !ADVERBIAL.includes(headword.field)
}
