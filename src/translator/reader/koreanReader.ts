import type { Headword } from '#headwords/headword.ts'
import { nounTails } from '#headwords/nominalReading.ts'
import { type Reading, wordReader } from '#headwords/wordReader.ts'
import type { KoreanPart, KoreanWord } from '#translator/korean/word.ts'
import { type Neighbors, senseInCompany } from '#translator/reader/company.ts'
import { completedSuffix, fitsNext } from '#translator/reader/continuation.ts'
import { knownReadings } from '#translator/reader/knownReadings.ts'
import { costInPlace, costOf } from '#translator/reader/place.ts'
import { copulaReading, type ShownReading, shownReading, withOpenEnding } from '#translator/reader/shownReading.ts'
import { lemmaOf, NO_WORD, type TextReading, type WordInText } from '#translator/reader/wordInText.ts'
import type { WordSense } from '#translator/translation.ts'

/** A word (어절) of a text, with what it is made of; without a reading its gloss is empty. */
export interface ReadWord extends KoreanWord {
  /** As it stands in the text, which need not be in NFC. */
  written: string
  /** Where it starts, in code units of the text. */
  start: number
}

/** Reads one word after the other. */
export type KoreanReader = (text: string) => Iterable<ReadWord>

/** The word does not belong to the next one. */
const PAUSE = /[,.!?…]$/
/** A word without the marks around it. */
const BARE_WORD = /[가-힣ㄱ-ㅣA-Za-z0-9].*[가-힣ㄱ-ㅣA-Za-z0-9]|[가-힣ㄱ-ㅣA-Za-z0-9]/
/** Digits or Latin letters, with Korean attached to them: 3시에, K팝은. */
const FOREIGN_START = /^[A-Za-z0-9][A-Za-z0-9.,:%'’-]*/
/** What digits or Latin letters are to the Korean after them. */
const DIGITS: WordInText = { text: '1', readings: [] }
/** How many other readings of a word are shown. */
const MOST_OTHERS = 3
/** How many look-ups a cache of words serves before it is dropped, so that it does not grow forever. */
const MOST_LOOKUPS = 20_000

/** One reading for each dictionary form, in the order of the readings. */
function readingsOf(likeliestFirst: readonly TextReading[], text: string, around: Neighbors): ShownReading[] {
  const [before = NO_WORD] = around.before
  const inOrder = likeliestFirst.map((reading) =>
    shownReading(reading, text, senseInCompany(reading, around), completedSuffix(reading, before)),
  )
  const groups = Map.groupBy(inOrder, ({ lemma, gloss }) => `${lemma} ${gloss}`)
  return [...groups.values()].flatMap(([first]) => first ?? [])
}

function sensesOf(others: readonly ShownReading[]): { senses?: WordSense[] } {
  const senses = others
    .filter(({ lemma, gloss }) => gloss !== lemma)
    .slice(0, MOST_OTHERS)
    .map(({ lemma, gloss }) => ({ korean: lemma, hint: gloss }))
  return senses.length > 0 ? { senses } : {}
}

/** What digits or Latin letters at the start of a word add to it: 3 of 3시에. */
function afterForeign(start: string, gloss: string, parts: readonly KoreanPart[]) {
  if (start === '') return { gloss, parts: [...parts] }
  return { gloss: `${start} ${gloss}`.trim(), parts: [{ text: start, meaning: start }, ...parts] }
}

/** 지나 of 밤을 지나 아침이 와 may go on with the sentence; 마 of 울지 마 cannot. */
function mayGoOn(reading: TextReading | undefined, following: readonly WordInText[]): boolean {
  if (following.length === 0 || reading?.headword?.predicate === undefined) return false
  return lemmaOf(reading) !== '말다' && !(reading.kind === 'form' && reading.suffixes.includes('-지 말다'))
}

/** yes인데, rhythm대로: a word in Latin letters is a noun if what follows it are particles or a copula. */
function foreignNoun(noun: string, rest: string): Reading[] {
  if (!/[A-Za-z]$/.test(noun)) return []
  return nounTails(noun, rest).map((tail) => ({ kind: 'noun', noun, headword: undefined, ...tail }))
}

interface Words {
  headwords: readonly Headword[]
  /** People and places. */
  names: readonly string[]
}

/** Explains the words of Korean texts by a word list. */
export function koreanReader({ headwords, names }: Words): KoreanReader {
  const newCache = () => ({ read: knownReadings(headwords, wordReader(headwords, names)), lookups: 0 })
  let cache = newCache()

  function lookUp(word: string): readonly TextReading[] {
    if (cache.lookups >= MOST_LOOKUPS) cache = newCache()
    cache.lookups += 1
    return cache.read(word)
  }

  function inText(written: string | undefined): WordInText {
    const text = BARE_WORD.exec(written ?? '')?.[0] ?? ''
    return text === '' ? NO_WORD : { text, readings: lookUp(text) }
  }

  /** A word of a text, with the digits or Latin letters at its start and the readings of the rest. */
  function takenApart(text: string): { start: string; korean: string; readings: readonly TextReading[] } {
    const bare = BARE_WORD.exec(text)?.[0] ?? ''
    const start = FOREIGN_START.exec(bare)?.[0] ?? ''
    const korean = bare.slice(start.length)
    if (korean === '') return { start, korean, readings: [] }
    const nouns = foreignNoun(start, korean)
    return nouns.length > 0 ? { start: '', korean: bare, readings: nouns } : { start, korean, readings: lookUp(korean) }
  }

  /** The likeliest reading of a text as it stands between the words around it. */
  function readWord(
    text: string,
    before: readonly WordInText[],
    next: readonly WordInText[],
  ): [KoreanWord, WordInText] {
    const { start, korean, readings } = takenApart(text)
    if (korean === '') {
      return [
        { text, ...afterForeign(start, '', []), sources: [] },
        { text: start, readings: [] },
      ]
    }
    const around: Neighbors = {
      before: start === '' ? before : [DIGITS],
      next: PAUSE.test(text) ? [] : next,
    }
    const cost = (reading: TextReading) => costOf(reading) + costInPlace(reading, korean, around)
    const likeliestFirst = readings
      .filter((reading) => fitsNext(reading, next))
      .toSorted((one, other) => cost(one) - cost(other))
    const chosen = { text: start + korean, readings: likeliestFirst.slice(0, 1) }
    const [likeliest, ...others] = readingsOf(likeliestFirst, korean, around)
    const best = likeliest ?? copulaReading(korean)
    if (!best) return [{ text, gloss: '', parts: [], sources: [] }, chosen]
    const parts = mayGoOn(likeliestFirst[0], around.next) ? withOpenEnding(best.parts) : best.parts
    return [{ text, ...afterForeign(start, best.gloss, parts), sources: [], ...sensesOf(others) }, chosen]
  }

  return function* (text) {
    const words = [...text.matchAll(/\S+/g)].map(({ 0: written, index }) => ({ written, index }))
    const around = words.map(({ written }) => inText(written.normalize('NFC')))
    let before: WordInText[] = []
    for (const [at, { written, index }] of words.entries()) {
      const [word, chosen] = readWord(written.normalize('NFC'), before, around.slice(at + 1, at + 3))
      before = [chosen, ...before.slice(0, 1)]
      yield { ...word, written, start: index }
    }
  }
}
