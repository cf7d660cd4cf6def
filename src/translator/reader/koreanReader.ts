import type { Headword, WordClass } from '#headwords/headword.ts'
import { type Reading, wordReader } from '#headwords/wordReader.ts'
import { admits } from '#korean/conjugate.ts'
import { LEVELS } from '#korean/level.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Particle, particleAfter } from '#korean/particle.ts'
import { copula, type Predicate } from '#korean/predicate.ts'
import { suffixMeaning } from '#translator/explanation/suffixLesson.ts'
import { formWords, type KoreanPart, type KoreanWord, PARTICLE_MEANINGS } from '#translator/korean/word.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'
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

/** A word without the marks around it. */
const BARE_WORD = /[가-힣ㄱ-ㅣA-Za-z0-9].*[가-힣ㄱ-ㅣA-Za-z0-9]|[가-힣ㄱ-ㅣA-Za-z0-9]/
/** Digits or Latin letters, with Korean attached to them: 3시에, K팝은. */
const FOREIGN_START = /^[A-Za-z0-9][A-Za-z0-9.,:%-]*/
/** 거 with its particle as it is said: 먹을 게 있어요. */
const SPOKEN_THING: Readonly<Record<string, Particle>> = { 게: '이/가', 걸: '을/를', 건: '은/는' }
/** How many other readings of a word are shown. */
const MOST_OTHERS = 3
/** How many words are remembered before the reader starts over. */
const MOST_REMEMBERED = 20_000

/** A reading as a learner sees it. */
interface ShownReading {
  lemma: string
  gloss: string
  parts: KoreanPart[]
}

function glossOf(headword: Headword | undefined, text: string): string {
  return headword?.glosses[0]?.replace(/^to /, '') ?? text
}

/** The second word of a reading that goes on in the next word, as -고 싶다 does. */
function continuation(reading: Reading): string | undefined {
  return reading.kind === 'form' ? reading.suffixes.at(-1)?.split(' ')[1] : undefined
}

/** How 것 is written with a particle or a copula. */
const SHAPES_OF_GEOT = /^(?:것|거|게|걸|건)/

/** Whether a reading that goes on in the next word fits that word: 싶어요 is a form of the 싶다 of -고 싶다. */
function fitsNext(reading: Reading, next: string, nextReadings: readonly Reading[]): boolean {
  const following = continuation(reading)
  if (following === undefined) return true
  if (following.endsWith('다')) return nextReadings.some((each) => each.kind === 'form' && each.lemma === following)
  return following === '것' ? SHAPES_OF_GEOT.test(next) : next.startsWith(following)
}

/** Words that stand alone more often than nouns do: 안 is “not” rather than “inside”. */
const STANDING_ALONE: ReadonlySet<WordClass> = new Set(['adverb', 'determiner', 'interjection'])

/**
 * The less a reading costs, the likelier it is: whole words before forms, short chains before long ones, common words before rare
 * ones, and before all what goes on in the next word.
 */
function costOf(reading: Reading): number {
  const { headword } = reading
  const rarity = headword === undefined ? 1 : LEVELS.indexOf(headword.level) * 0.3
  if (reading.kind === 'word') return rarity + (STANDING_ALONE.has(reading.headword.wordClass) ? 0 : 0.1)
  if (reading.kind === 'noun') return rarity + 0.2 + reading.particles.length * 0.1 + (reading.copula ? 0.3 : 0)
  return rarity + (continuation(reading) === undefined ? 0.2 : -0.2) + reading.suffixes.length * 0.1
}

/** The parts of the first word of a form; undefined if it is not written as the text is. */
function formParts(predicate: Predicate, suffixes: readonly Suffix[], gloss: string, text: string) {
  if (!admits(predicate, suffixes)) return undefined
  const [first] = formWords(predicate, suffixes, gloss, [])
  return first?.text === text ? first.parts : undefined
}

function predicateReading(reading: Extract<Reading, { kind: 'form' }>, text: string): ShownReading {
  const { headword, lemma, suffixes } = reading
  const gloss = glossOf(headword, lemma)
  const closed = continuation(reading) === undefined ? suffixes : [...suffixes, '-아요' as const]
  const parts = headword?.predicate && formParts(headword.predicate, closed, gloss, text)
  if (parts) return { lemma, gloss, parts }
  const endings = suffixes.map(suffixMeaning).join('; ')
  return { lemma, gloss, parts: [{ text, meaning: endings === '' ? gloss : `${gloss} + ${endings}`, lemma }] }
}

/** The shapes of the particles one after the other: 에서 and 는 of 학교에서는. */
function particleParts(noun: string, particles: readonly Particle[]): KoreanPart[] {
  let before = noun
  return particles.map((particle) => {
    const text = particleAfter(before, particle)
    before += text
    return { text, meaning: PARTICLE_MEANINGS[particle] ?? particle, particle }
  })
}

function nounReading(
  { noun, headword, particles, copula: suffixes }: Extract<Reading, { kind: 'noun' }>,
  text: string,
): ShownReading {
  const gloss = glossOf(headword, noun)
  const tail = particleParts(noun, particles)
  const own: KoreanPart = { text: noun, meaning: gloss, lemma: noun }
  if (suffixes) {
    const said = noun + tail.map((part) => part.text).join('')
    const made = formParts(copula(said), suffixes, gloss, text)
    if (made) return { lemma: noun, gloss, parts: [own, ...tail, ...made.slice(1)] }
  }
  const parts = [own, ...tail]
  const written = parts.map((part) => part.text).join('') === text
  return {
    lemma: noun,
    gloss,
    parts: written ? parts : [{ text, meaning: parts.map(({ meaning }) => meaning).join(' + '), lemma: noun }],
  }
}

function shown(reading: Reading, text: string): ShownReading {
  if (reading.kind === 'form') return predicateReading(reading, text)
  if (reading.kind === 'noun') return nounReading(reading, text)
  const { headword } = reading
  const gloss = glossOf(headword, text)
  return { lemma: headword.word, gloss, parts: [{ text, meaning: gloss, lemma: headword.word }] }
}

/** One reading for each dictionary form, the likeliest first. */
function readingsOf(readings: readonly Reading[], text: string): ShownReading[] {
  const inOrder = readings.toSorted((one, other) => costOf(one) - costOf(other)).map((reading) => shown(reading, text))
  const groups = Map.groupBy(inOrder, ({ lemma, gloss }) => `${lemma} ${gloss}`)
  return [...groups.values()].flatMap(([first]) => first ?? [])
}

function senseOf({ lemma, gloss }: ShownReading): WordSense {
  return { korean: lemma, hint: gloss }
}

interface Words {
  headwords: readonly Headword[]
  /** People and places. */
  names: readonly string[]
}

/** Explains the words of Korean texts by a word list. */
export function koreanReader({ headwords, names }: Words): KoreanReader {
  const makeReader = () => ({ read: wordReader(headwords, names), count: 0 })
  let remembered = makeReader()

  const thing = headwords.find(({ key }) => key === '거')

  /** The reader keeps every word that it has read, so it is made anew before it keeps too many. */
  function read(word: string): readonly Reading[] {
    if (remembered.count >= MOST_REMEMBERED) remembered = makeReader()
    remembered.count += 1
    const particle = tableEntry(SPOKEN_THING, word)
    const spoken: Reading[] = particle
      ? [{ kind: 'noun', noun: '거', headword: thing, particles: [particle], copula: undefined }]
      : []
    return [...spoken, ...remembered.read(word)]
  }

  function readWord(text: string, next: string): KoreanWord {
    const bare = BARE_WORD.exec(text)?.[0] ?? ''
    const start = FOREIGN_START.exec(bare)?.[0] ?? ''
    const korean = bare.slice(start.length)
    const before: KoreanPart[] = start === '' ? [] : [{ text: start, meaning: start }]
    if (korean === '') return { text, gloss: bare, parts: before, sources: [] }
    const nextWord = BARE_WORD.exec(next)?.[0] ?? ''
    const nextReadings = nextWord === '' ? [] : read(nextWord)
    const fitting = read(korean).filter((reading) => fitsNext(reading, nextWord, nextReadings))
    const [best, ...others] = readingsOf(fitting, korean)
    if (!best) return { text, gloss: '', parts: [], sources: [] }
    const senses = others
      .filter(({ lemma, gloss }) => gloss !== lemma)
      .slice(0, MOST_OTHERS)
      .map(senseOf)
    return {
      text,
      gloss: start === '' ? best.gloss : `${start} ${best.gloss}`,
      parts: [...before, ...best.parts],
      sources: [],
      ...(senses.length > 0 ? { senses } : {}),
    }
  }

  return function* (text) {
    const words = [...text.matchAll(/\S+/g)].map(({ 0: written, index }) => ({ written, index }))
    for (const [at, { written, index }] of words.entries()) {
      const next = words[at + 1]?.written.normalize('NFC') ?? ''
      yield { ...readWord(written.normalize('NFC'), next), written, start: index }
    }
  }
}
