import type { Headword, WordClass } from '#headwords/headword.ts'
import { type Reading, wordReader } from '#headwords/wordReader.ts'
import { admits } from '#korean/conjugate.ts'
import { isCounter } from '#korean/counter.ts'
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

/** The word does not belong to the next one. */
const PAUSE = /[,.!?…]$/
/** A word without the marks around it. */
const BARE_WORD = /[가-힣ㄱ-ㅣA-Za-z0-9].*[가-힣ㄱ-ㅣA-Za-z0-9]|[가-힣ㄱ-ㅣA-Za-z0-9]/
/** Digits or Latin letters, with Korean attached to them: 3시에, K팝은. */
const FOREIGN_START = /^[A-Za-z0-9][A-Za-z0-9.,:%-]*/
/** Words that merge with their particles in speech and in songs: 먹을 게 있어요, 내게 와. */
const MERGED: Readonly<Record<string, readonly [noun: string, Particle]>> = {
  게: ['거', '이/가'],
  걸: ['거', '을/를'],
  건: ['거', '은/는'],
  우린: ['우리', '은/는'],
  우릴: ['우리', '을/를'],
  그댄: ['그대', '은/는'],
  그댈: ['그대', '을/를'],
  내게: ['나', '에게'],
  내게로: ['나', '에게로'],
  네게: ['너', '에게'],
  네게로: ['너', '에게로'],
  이젠: ['이제', '은/는'],
  다신: ['다시', '은/는'],
}
/** Numbers before a counter, as they are written in words. */
const COUNTING =
  /^(?:\d+|한|두|세|네|몇|여러|석|넉|스무|(?:열|스물|서른|마흔|쉰)?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)|열|[일이삼사오육칠팔구십백천만]+)$/
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

/** The further words of a reading that goes on in the next words: 싶다 of -고 싶다, 것 and 같다 of -(으)ㄴ 것 같다. */
function continuation(reading: Reading): string[] {
  return reading.kind === 'form' ? (reading.suffixes.at(-1)?.split(' ').slice(1) ?? []) : []
}

/** How 것 is written with a particle or a copula. */
const SHAPES_OF_GEOT = /^(?:것|거|게|걸|건)/

/** A word with its readings; of the word before, the one that was chosen. */
interface WordInText {
  text: string
  readings: readonly Reading[]
}

const NO_WORD: WordInText = { text: '', readings: [] }

/** Whether a reading that goes on in the next words fits them: 싶어요 is a form of the 싶다 of -고 싶다. */
function fitsNext(reading: Reading, next: readonly WordInText[]): boolean {
  return continuation(reading).every((following, index) => isWordOf(following, next[index] ?? NO_WORD))
}

function isWordOf(following: string, { text, readings }: WordInText): boolean {
  if (following.endsWith('다')) return readings.some((each) => each.kind === 'form' && each.lemma === following)
  return following === '것' ? SHAPES_OF_GEOT.test(text) : text.startsWith(following)
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
  if (reading.kind === 'word') {
    const { word, wordClass } = reading.headword
    if (!STANDING_ALONE.has(wordClass)) return rarity + 0.1
    // 이대로 is hardly ever 이 with 대로.
    return rarity - (word.length > 2 ? (word.length - 1) * 0.2 : 0)
  }
  if (reading.kind === 'noun') {
    const calling = reading.particles.some((each) => each === '(이)야' || (each === '아/야' && headword !== undefined))
    return rarity + 0.2 + reading.particles.length * 0.1 + (reading.copula ? 0.3 : 0) + (calling ? 0.5 : 0)
  }
  // 쏟아지다 is a word of its own rather than 쏟다 with -아지다.
  const derived = reading.suffixes.includes('-아지다') ? 0.3 : 0
  return rarity + (continuation(reading).length === 0 ? 0.2 : -0.2) + reading.suffixes.length * 0.1 + derived
}

/** Makes a reading unlikelier than all that fit their place. */
const OUT_OF_PLACE = 5

/** What the words around a word say against a reading of it. */
function costInPlace(reading: Reading, before: WordInText, [next = NO_WORD]: readonly WordInText[]): number {
  return isOutOfPlace(reading, before, next) ? OUT_OF_PLACE : 0
}

function isOutOfPlace(reading: Reading, before: WordInText, next: WordInText): boolean {
  if (reading.kind === 'form') return false
  const { headword } = reading
  const bare = reading.kind === 'word' ? reading.headword.word : reading.noun
  switch (headword?.wordClass) {
    case 'counter':
      return headword.field === 'unit' && !isCount(before)
    case 'determiner':
      // 한 is “one” before what is counted, and 못 한 is “could not do”. 네 is “four” before a counter, else “your”.
      return (bare === '한' && NEGATIONS.has(before.text)) || (bare === '네' && !beginsWithCounter(next))
    case 'interjection':
      return bare === '네' && next.text !== ''
    case 'pronoun':
      // 웃음이 나 at the end: 나다.
      return (
        bare === '나' &&
        !('particles' in reading && reading.particles.length > 0) &&
        next.text === '' &&
        isSubject(before)
      )
    default:
      return false
  }
}

/** 한 of 못 한 채 is no number. */
function isCount({ text, readings: [reading] }: WordInText): boolean {
  return COUNTING.test(text) && reading?.kind !== 'form'
}

const NEGATIONS: ReadonlySet<string> = new Set(['못', '안'])

function beginsWithCounter({ readings }: WordInText): boolean {
  return readings.some((each) =>
    each.kind === 'word' ? isCounter(each.headword.word) : each.kind === 'noun' && isCounter(each.noun),
  )
}

function isSubject({ readings }: WordInText): boolean {
  return readings.some((each) => each.kind === 'noun' && each.particles.at(-1) === '이/가')
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
  const closed = continuation(reading).length === 0 ? suffixes : [...suffixes, '-아요' as const]
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

/** One reading for each dictionary form, in the order of the readings. */
function readingsOf(likeliestFirst: readonly Reading[], text: string): ShownReading[] {
  const inOrder = likeliestFirst.map((reading) => shown(reading, text))
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

  const owners = new Map(headwords.map((headword) => [headword.key.replace(/\d$/, ''), headword]))
  const predicates = Map.groupBy(
    headwords.filter(({ predicate }) => predicate !== undefined),
    ({ word }) => word,
  )

  /** The reader keeps every word that it has read, so it is made anew before it keeps too many. */
  function read(word: string): readonly Reading[] {
    if (remembered.count >= MOST_REMEMBERED) remembered = makeReader()
    remembered.count += 1
    const [noun, particle] = tableEntry(MERGED, word) ?? []
    const merged: Reading[] =
      noun && particle
        ? [{ kind: 'noun', noun, headword: owners.get(noun), particles: [particle], copula: undefined }]
        : []
    const inDictionaryForm = (predicates.get(word) ?? []).map((headword): Reading => ({ kind: 'word', headword }))
    return [...merged, ...inDictionaryForm, ...remembered.read(word)]
  }

  function inText(written: string | undefined): WordInText {
    const text = BARE_WORD.exec(written ?? '')?.[0] ?? ''
    return text === '' ? NO_WORD : { text, readings: read(text) }
  }

  /** The likeliest reading of a text as it stands between the words around it. */
  function readWord(text: string, before: WordInText, next: readonly WordInText[]): [KoreanWord, WordInText] {
    const bare = BARE_WORD.exec(text)?.[0] ?? ''
    const start = FOREIGN_START.exec(bare)?.[0] ?? ''
    const korean = bare.slice(start.length)
    const foreign: KoreanPart[] = start === '' ? [] : [{ text: start, meaning: start }]
    if (korean === '')
      return [
        { text, gloss: bare, parts: foreign, sources: [] },
        { text: bare, readings: [] },
      ]
    const fitting = read(korean).filter((reading) => fitsNext(reading, next))
    const preceding = start === '' ? before : { text: '1', readings: [] }
    const cost = (reading: Reading) => costOf(reading) + costInPlace(reading, preceding, PAUSE.test(text) ? [] : next)
    const likeliestFirst = fitting.toSorted((one, other) => cost(one) - cost(other))
    const chosen = { text: bare, readings: likeliestFirst.slice(0, 1) }
    const [best, ...others] = readingsOf(likeliestFirst, korean)
    if (!best) return [{ text, gloss: '', parts: [], sources: [] }, chosen]
    const senses = others
      .filter(({ lemma, gloss }) => gloss !== lemma)
      .slice(0, MOST_OTHERS)
      .map(senseOf)
    const word = {
      text,
      gloss: start === '' ? best.gloss : `${start} ${best.gloss}`,
      parts: [...foreign, ...best.parts],
      sources: [],
      ...(senses.length > 0 ? { senses } : {}),
    }
    return [word, chosen]
  }

  return function* (text) {
    const words = [...text.matchAll(/\S+/g)].map(({ 0: written, index }) => ({ written, index }))
    const around = words.map(({ written }) => inText(written.normalize('NFC')))
    let before = NO_WORD
    for (const [at, { written, index }] of words.entries()) {
      const [word, chosen] = readWord(written.normalize('NFC'), before, around.slice(at + 1, at + 3))
      before = chosen
      yield { ...word, written, start: index }
    }
  }
}
