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
import { AFTER_SUFFIX, BEFORE_PERIOD, COMPANY, PERIODS } from '#translator/reader/company.ts'
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
/** What particles mean that the translator never writes. */
const SONG_PARTICLES: Readonly<Partial<Record<Particle, string>>> = {
  뿐: 'nothing but',
  '(이)라도': 'at least, even if only',
  '(이)라면': 'if it is',
  '(이)나마': 'at least',
  '(이)야': 'as for',
  '아/야': 'calls somebody',
  조차: 'even',
  마저: 'even, the last one, too',
  대로: 'as, in accordance with',
  말고: 'not, but',
  커녕: 'far from',
  에게로: 'to (a person)',
  한테로: 'to (a person, spoken)',
  에서부터: 'from',
}
/** A particle that 는 merges with: 밤엔 is 밤에는. */
const WITH_TOPIC = /(?:에|에서|에게|한테|까지|부터|로|하고|보다|처럼)$/
/** Words that a modifier and its noun merge into, with their dictionary form and meaning: 좋을 텐데. */
const FUSED: Readonly<Record<string, readonly [lemma: string, gloss: string]>> = {
  텐데: ['터', 'it should be, but'],
  텐데요: ['터', 'it should be, but (polite)'],
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

function glossOf(headword: Headword | undefined, text: string, index = 0): string {
  return (headword?.glosses[index] ?? headword?.glosses[0])?.replace(/^to /, '') ?? text
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
  if (following === '거다' || following === '것이다') return readings.some(isCopulaOfGeot)
  if (following.endsWith('다')) return readings.some((each) => each.kind === 'form' && each.lemma === following)
  return following === '것' ? SHAPES_OF_GEOT.test(text) : text.startsWith(following)
}

/** 거야, 거예요, 것입니다: of a plan or guess rather than of a thing. */
function isCopulaOfGeot(reading: Reading): boolean {
  if (reading.kind === 'form') return reading.lemma === '거이다'
  return reading.kind === 'noun' && ['거', '것'].includes(reading.noun) && reading.copula !== undefined
}

/** The dictionary form of the word of a reading. */
function lemmaOf(reading: Reading): string {
  if (reading.kind === 'word') return reading.headword.word
  return reading.kind === 'noun' ? reading.noun : reading.lemma
}

function isAnyOf(lemmas: readonly string[], { readings }: WordInText): boolean {
  return readings.some((reading) => lemmas.includes(lemmaOf(reading)))
}

/** Whether the words around a reading are those that its sense is used with; undefined if the sense needs no company. */
function isInCompany({ headword }: Reading, before: WordInText, next: readonly WordInText[]): boolean | undefined {
  const company = tableEntry(COMPANY, headword?.key ?? '')
  if (company === undefined) return undefined
  return isAnyOf(company.after ?? [], before) || next.some((each) => isAnyOf(company.ahead ?? [], each))
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
  const derived = reading.suffixes.includes('-아지다') ? 0.6 : 0
  return rarity + (continuation(reading).length === 0 ? 0.2 : -0.2) + reading.suffixes.length * 0.1 + derived
}

function glossInCompany({ headword }: Reading): number {
  return tableEntry(COMPANY, headword?.key ?? '')?.gloss ?? 0
}

/** Makes a reading unlikelier than all that fit their place. */
const OUT_OF_PLACE = 5
/** Makes a sense that its neighbors ask for likelier than the commonest one. */
const IN_COMPANY = 2

/** What the words around a word say against a reading of it. */
function costInPlace(reading: Reading, before: WordInText, following: readonly WordInText[]): number {
  const [next = NO_WORD] = following
  const inCompany = isInCompany(reading, before, following)
  const needed = tableEntry(COMPANY, reading.headword?.key ?? '')?.needed && inCompany === false
  const company = inCompany || isAuxiliary(reading, before) ? -IN_COMPANY : 0
  return company + (needed || isOutOfPlace(reading, before, next) ? OUT_OF_PLACE : 0)
}

/** A suffix before the word, in the reading that was chosen. */
function suffixBefore({ readings: [reading] }: WordInText): Suffix | undefined {
  return reading?.kind === 'form' ? reading.suffixes.at(-1) : undefined
}

/** An adjective has no object: 이름을 적어 is no form of 적다 “few”. */
function hasObject({ readings: [reading] }: WordInText): boolean {
  return reading?.kind === 'noun' && reading.particles.at(-1) === '을/를'
}

/** 못하다 “cannot” of 말하지 못하다, 보이다 “show” of 웃어 보이다; undefined for words that need no other verb before them. */
function isAuxiliary({ headword }: Reading, before: WordInText): boolean | undefined {
  if (headword?.key === LIKE) return isBareNoun(before)
  return tableEntry(AFTER_SUFFIX, headword?.key ?? '')?.(suffixBefore(before) ?? '')
}

/** 같다 is “like” after a noun without a particle: 바람 같은 너. Otherwise it is “same”. */
const LIKE = '같다2'
const NAMING: ReadonlySet<WordClass> = new Set(['noun', 'pronoun', 'counter'])

function isBareNoun({ readings: [reading] }: WordInText): boolean {
  return reading?.kind === 'word' && NAMING.has(reading.headword.wordClass)
}

/** A form in another place than it can stand in. */
function isFormOutOfPlace(reading: Extract<Reading, { kind: 'form' }>, before: WordInText, next: WordInText): boolean {
  const { headword, suffixes } = reading
  if (isAuxiliary(reading, before) === false) return true
  if (headword?.wordClass === 'adjective' && hasObject(before)) return true
  // A command ends its sentence: 따라 웃었어 is no command to pick.
  return COMMANDS.has(suffixes.at(-1) ?? '') && next.text !== ''
}

const COMMANDS: ReadonlySet<string> = new Set(['-아라', '-(으)라'])

function isOutOfPlace(reading: Reading, before: WordInText, next: WordInText): boolean {
  if (reading.kind === 'form') return isFormOutOfPlace(reading, before, next)
  const { headword } = reading
  const bare = reading.kind === 'word' ? reading.headword.word : reading.noun
  const isBare = reading.kind === 'word' || reading.particles.length === 0
  switch (headword?.wordClass) {
    case 'noun':
      return isNounOutOfPlace(headword, isBare, before, next)
    case 'counter':
      return headword.field === 'unit' && !isCount(before)
    case 'determiner':
      // 한 is “one” before what is counted, and 못 한 is “could not do”. 네 is “four” before a counter, else “your”.
      return (bare === '한' && NEGATIONS.has(before.text)) || (bare === '네' && !beginsWithCounter(next))
    case 'interjection':
      return bare === '네' && next.text !== ''
    case 'pronoun':
      return isBare && isPronounOutOfPlace(bare, before, next)
    default:
      return false
  }
}

function isNounOutOfPlace(headword: Headword, isBare: boolean, before: WordInText, next: WordInText): boolean {
  // 만났으면 해 is no year, and 닿을 듯 말 듯 no word.
  if (isBare && next.text === '' && isLinking(before)) return true
  if (isBare && headword.word === '말' && next.text.startsWith('듯')) return true
  return PERIODS.has(headword.key) && !BEFORE_PERIOD.test(before.text)
}

function isPronounOutOfPlace(pronoun: string, before: WordInText, next: WordInText): boolean {
  // Before a noun, 아무 is “any”.
  if (pronoun === '아무') return next.text !== ''
  // 웃음이 나 at the end: 나다.
  return pronoun === '나' && next.text === '' && isSubject(before)
}

/** The word before goes on in a verb: 만났으면, 먹고. */
function isLinking(before: WordInText): boolean {
  const suffix = suffixBefore(before)
  return suffix !== undefined && LINKING.has(suffix)
}

const LINKING: ReadonlySet<string> = new Set(['-고', '-(으)면', '-게', '-아야', '-(으)려고', '-도록'])

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

function predicateReading(reading: Extract<Reading, { kind: 'form' }>, text: string, sense: number): ShownReading {
  const { headword, lemma, suffixes } = reading
  const gloss = glossOf(headword, lemma, sense)
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
    return { text, meaning: PARTICLE_MEANINGS[particle] ?? SONG_PARTICLES[particle] ?? particle, particle }
  })
}

function nounReading(
  { noun, headword, particles, copula: suffixes }: Extract<Reading, { kind: 'noun' }>,
  text: string,
  sense: number,
): ShownReading {
  const gloss = glossOf(headword, noun, sense)
  const tail = particleParts(noun, particles)
  const own: KoreanPart = { text: noun, meaning: gloss, lemma: noun }
  if (suffixes) {
    const said = noun + tail.map((part) => part.text).join('')
    const made = formParts(copula(said), suffixes, gloss, text)
    if (made) return { lemma: noun, gloss, parts: [own, ...tail, ...made.slice(1)] }
  }
  const ending: KoreanPart[] = (suffixes ?? []).map((suffix) => ({ text: '', meaning: suffixMeaning(suffix) }))
  const parts = [own, ...tail, ...ending]
  const written = parts.map((part) => part.text).join('') === text
  return {
    lemma: noun,
    gloss,
    parts: written ? parts : [{ text, meaning: parts.map(({ meaning }) => meaning).join(' + '), lemma: noun }],
  }
}

/** 왜 이리 길까 suggests nothing to anybody. */
const WONDERING: ReadonlyMap<string, string> = new Map([
  [suffixMeaning('-(으)ㄹ까'), 'I wonder; shall we? (casual)'],
  [suffixMeaning('-(으)ㄹ까요'), 'I wonder; shall we? (polite)'],
])

/** Before another word, -아/어 of a verb may go on with the sentence: 밤을 지나 아침이 와. */
function withOpenEnding(parts: readonly KoreanPart[]): KoreanPart[] {
  const closing = suffixMeaning('-아')
  return parts.map((part) =>
    part.meaning === closing ? { ...part, meaning: `and then (-아/어), or ${closing}` } : { ...part },
  )
}

/** @param sense which of its headword's glosses is meant */
function shown(reading: Reading, text: string, sense: number): ShownReading {
  if (reading.kind === 'form') {
    const { parts, ...word } = predicateReading(reading, text, sense)
    return { ...word, parts: parts.map((part) => ({ ...part, meaning: WONDERING.get(part.meaning) ?? part.meaning })) }
  }
  if (reading.kind === 'noun') return nounReading(reading, text, sense)
  const { headword } = reading
  const gloss = glossOf(headword, text, sense)
  return { lemma: headword.word, gloss, parts: [{ text, meaning: gloss, lemma: headword.word }] }
}

function fused(text: string): ShownReading | undefined {
  const [lemma, gloss] = tableEntry(FUSED, text) ?? []
  return lemma && gloss ? { lemma, gloss, parts: [{ text, meaning: gloss, lemma }] } : undefined
}

/** One reading for each dictionary form, in the order of the readings. */
function readingsOf(
  likeliestFirst: readonly Reading[],
  text: string,
  senseOfReading: (reading: Reading) => number,
): ShownReading[] {
  const inOrder = likeliestFirst.map((reading) => shown(reading, text, senseOfReading(reading)))
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
function mayGoOn(reading: Reading | undefined, following: readonly WordInText[]): boolean {
  return following.length > 0 && reading?.headword?.wordClass === 'verb' && lemmaOf(reading) !== '말다'
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
    return [...merged, ...inDictionaryForm, ...remembered.read(word).map(named), ...withTopic(word)]
  }

  /** 말 of 말 듯 is a form of the listed 말다, too, although that conjugates in its own way elsewhere. */
  function named(reading: Reading): Reading {
    if (reading.kind !== 'form' || reading.headword || reading.lemma !== '말다') return reading
    return { ...reading, headword: predicates.get('말다')?.[0] }
  }

  /** 밤엔, 네겐: particles with a 는 that is said as ㄴ. */
  function withTopic(word: string): Reading[] {
    const bare = /ᆫ$/.test(word.normalize('NFD')) ? word.normalize('NFD').slice(0, -1).normalize('NFC') : ''
    if (!WITH_TOPIC.test(bare)) return []
    return remembered
      .read(`${bare}는`)
      .filter((reading) => reading.kind === 'noun' && reading.particles.length > 1 && reading.copula === undefined)
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
    if (korean === '')
      return [
        { text, ...afterForeign(start, '', []), sources: [] },
        { text: bare, readings: [] },
      ]
    const fitting = read(korean).filter((reading) => fitsNext(reading, next))
    const preceding = start === '' ? before : { text: '1', readings: [] }
    const following = PAUSE.test(text) ? [] : next
    const cost = (reading: Reading) => costOf(reading) + costInPlace(reading, preceding, following)
    const likeliestFirst = fitting.toSorted((one, other) => cost(one) - cost(other))
    const chosen = { text: bare, readings: likeliestFirst.slice(0, 1) }
    const sense = (reading: Reading) => (isInCompany(reading, preceding, following) ? glossInCompany(reading) : 0)
    const [likeliest, ...others] = readingsOf(likeliestFirst, korean, sense)
    const best = likeliest ?? fused(korean)
    if (!best) return [{ text, gloss: '', parts: [], sources: [] }, chosen]
    const parts = mayGoOn(likeliestFirst[0], following) ? withOpenEnding(best.parts) : best.parts
    return [{ text, ...afterForeign(start, best.gloss, parts), sources: [], ...sensesOf(others) }, chosen]
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
