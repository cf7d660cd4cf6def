import type { Headword, WordClass } from '#headwords/headword.ts'
import type { Reading } from '#headwords/wordReader.ts'
import { isCounter } from '#korean/counter.ts'
import { LEVELS } from '#korean/level.ts'
import type { Particle } from '#korean/particle.ts'
import { companyOf, isCopulaOfGeot, isInCompany, isRepeated, type Neighbors } from '#translator/reader/company.ts'
import { continuation } from '#translator/reader/continuation.ts'
import { lastSuffix, lemmaOf, NO_WORD, type TextReading, type WordInText } from '#translator/reader/wordInText.ts'

/** Words that stand alone more often than nouns do: 안 is “not” rather than “inside”. */
const STANDING_ALONE: ReadonlySet<WordClass> = new Set(['adverb', 'determiner', 'interjection'])
/** Particles that look like forms of verbs, which are meant more often: 그치고 is 그치다, not 그 with 치고. */
const LIKE_VERBS: ReadonlySet<Particle> = new Set(['치고', '보고', '따라', '더러'])

/**
 * The less a reading costs, the likelier it is: whole words before forms, short chains before long ones, common words before rare
 * ones; a reading that goes on in the next word comes first of all.
 */
export function costOf(reading: TextReading): number {
  const { headword } = reading
  // 누군가 is “someone” rather than 누구 with a copula.
  const isMerged = reading.kind === 'form' && headword?.predicate === undefined
  const rarity = headword === undefined || isMerged ? 1 : LEVELS.indexOf(headword.level) * 0.3
  if (reading.kind === 'word') {
    const { word, wordClass } = reading.headword
    if (!STANDING_ALONE.has(wordClass)) return rarity + 0.1
    // 이대로 is hardly ever 이 with 대로.
    return rarity - (word.length > 2 ? (word.length - 1) * 0.2 : 0)
  }
  if (reading.kind === 'noun') return rarity + costOfTail(reading)
  // 쏟아지다 and 돌아보다 are words of their own rather than 쏟다 with -아지다, 돌다 with -아 보다.
  const derived = reading.suffixes.slice(0, -1).some((each) => each === '-아지다' || each === '-아 보다') ? 0.6 : 0
  // 외로움 is a noun of its own rather than 외롭다 with -(으)ㅁ.
  const nominal = reading.suffixes.at(-1) === '-(으)ㅁ' ? 0.6 : 0
  // 나서야 is 나서다 rather than 나다 with -아서 and 야.
  const carrying = (reading.after ?? []).length > 0 ? 0.7 : 0
  return (
    rarity +
    nominal +
    carrying +
    (continuation(reading).length === 0 ? 0.2 : -0.2) +
    reading.suffixes.length * 0.1 +
    derived
  )
}

function costOfTail(reading: Extract<Reading, { kind: 'noun' }>): number {
  const { headword, particles } = reading
  const calling = isCalling(reading) && (headword !== undefined || particles.includes('(이)야'))
  const verbal = particles.some((each) => LIKE_VERBS.has(each))
  return 0.2 + particles.length * 0.1 + (reading.copula ? 0.3 : 0) + (calling ? 0.5 : 0) + (verbal ? 0.8 : 0)
}

function isCalling(reading: Reading): boolean {
  return reading.kind === 'noun' && reading.particles.some((each) => each === '(이)야' || each === '아/야')
}

/** Makes a reading unlikelier than all that fit their place. */
const OUT_OF_PLACE = 5
/** Makes a sense that its neighbors ask for likelier than the commonest one. */
const IN_COMPANY = 2

/** What the words around a word say against a reading of it, or for it if negative. */
export function costInPlace(reading: TextReading, text: string, around: Neighbors): number {
  const [before = NO_WORD] = around.before
  const [next = NO_WORD] = around.next
  const inCompany = isInCompany(reading, around)
  const isMissingCompany = companyOf(reading)?.isNeeded && inCompany === false && !isDegreeOf(reading, next)
  const isAsked = inCompany || fitsNeighbor(reading, before) === 'yes' || completes(reading, before)
  const bonus = isAsked || isCalled(reading, text, around) || isDegreeOf(reading, next) ? -IN_COMPANY : 0
  return bonus + (isMissingCompany || isOutOfPlace(reading, text, before, next) ? OUT_OF_PLACE : 0)
}

/**
 * Whether a noun with 야 calls somebody: it is said twice (파도야 파도야), or goes on at the beginning of a line or after a command
 * (파도야 네가 가 다오, 울지 마라 아가야).
 */
function isCalled(reading: Reading, text: string, around: Neighbors): boolean {
  if (reading.kind !== 'noun' || reading.particles.at(-1) !== '아/야' || reading.headword?.wordClass !== 'noun')
    return false
  const [before = NO_WORD] = around.before
  const isAtStart = around.before.length === 0 || COMMANDS.has(lastSuffix(before) ?? '')
  return isRepeated(text, around) || (text.endsWith('야') && isAtStart && around.next.length > 0)
}

/** Whether a reading is an adverb of degree before an adjective: 이리 is “so” in 이리 짧을 줄, and else “over here”. */
function isDegreeOf({ headword }: Reading, next: WordInText): boolean {
  if (headword?.wordClass !== 'adverb' || headword.field !== 'degree') return false
  return next.readings.some((each) => each.kind === 'form' && each.headword?.wordClass === 'adjective')
}

/** Whether a reading is the word in which the one before goes on: the noun 줄 in 가는 줄 알다, 거 with a copula in 아픈 걸까요. */
function completes(reading: TextReading, before: WordInText): boolean {
  const [, following] = lastSuffix(before)?.split(' ') ?? []
  if (following === '거다' || following === '것이다') return isCopulaOfGeot(reading)
  return lemmaOf(reading) === following
}

/** Whether a word that has been read is an object (…을/를). */
function isObject({ readings: [reading] }: WordInText): boolean {
  return reading?.kind === 'noun' && reading.particles.at(-1) === '을/를'
}

/**
 * Senses that need another verb beside them: 말하지 못하다, 웃어 보이다, 보여 주다. By the key of the headword, whether they have it by the last
 * suffix of the word before and their own first one.
 */
const BESIDE_VERB: ReadonlyMap<string, (before: string, own: string) => boolean> = new Map([
  ['못하다2', (before) => before.endsWith(' 못하다')],
  ['보이다2', (before, own) => before === '-아' || own === '-아 주다' || own === '-아 드리다'],
  ['나다3', (before) => before === '-고'],
  // 취한 김에.
  ['김2', (before) => before.endsWith('-(으)ㄴ') || before === '-는'],
])

/**
 * Whether a sense that needs a certain neighbor has it: 말하지 for 못하다 “cannot”, 웃어 for 보이다 “show”, a noun for 같다 “like”. Most
 * senses may stand beside any word.
 */
function fitsNeighbor(reading: Reading, before: WordInText): 'yes' | 'no' | 'any' {
  const key = reading.headword?.key ?? ''
  const [own = ''] = reading.kind === 'form' ? reading.suffixes : []
  const fits =
    key === LIKE ? isBareNoun(before) || isGeot(before) : BESIDE_VERB.get(key)?.(lastSuffix(before) ?? '', own)
  if (fits === undefined) return 'any'
  return fits ? 'yes' : 'no'
}

/** 같다 is “like” after a noun without a particle: 바람 같은 너. Otherwise it is “same”. */
const LIKE = '같다2'
const NAMING: ReadonlySet<WordClass> = new Set(['noun', 'pronoun', 'counter'])

/** Whether a word that has been read is a noun without a particle. A word that could not be read mostly is one. */
function isBareNoun({ text, readings: [reading] }: WordInText): boolean {
  if (reading === undefined) return text !== ''
  return reading.kind === 'word' && NAMING.has(reading.headword.wordClass)
}

/** Whether a word that has been read is 것 with particles: 것만 of 닿을 것만 같던. */
function isGeot({ readings: [reading] }: WordInText): boolean {
  return reading?.kind === 'noun' && ['것', '거'].includes(reading.noun) && reading.copula === undefined
}

function isFormOutOfPlace(
  reading: Extract<Reading, { kind: 'form' }>,
  text: string,
  before: WordInText,
  next: WordInText,
): boolean {
  const { headword, suffixes } = reading
  const last = suffixes.at(-1) ?? ''
  if (fitsNeighbor(reading, before) === 'no') return true
  // An adjective has no object: in 이름을 적어, 적어 is 적다 “write down”, not 적다 “few”.
  if (headword?.wordClass === 'adjective' && isObject(before)) return true
  // Without an object, 내 is “my”, not 내다: 내 갈 길.
  if (text === '내' && !isObject(before)) return true
  // After a number stands what is counted, or an adjective: in 석 자를, 자를 is no form of 자르다.
  if (isNumberBeforeNoun(before) && !(headword?.wordClass === 'adjective' && DESCRIBING.has(last))) return true
  // A command ends its sentence: in 따라 웃었어, 따라 is 따르다 “follow”, not a command to pick (따다).
  return next.text !== '' && COMMANDS.has(last)
}

const COMMANDS: ReadonlySet<string> = new Set(['-아라', '-(으)라'])
const DESCRIBING: ReadonlySet<string> = new Set(['-는', '-(으)ㄴ', '-(으)ㄹ', '-던'])

/** Whether a reading cannot stand between these words. */
function isOutOfPlace(reading: TextReading, text: string, before: WordInText, next: WordInText): boolean {
  if (reading.kind === 'form') return isFormOutOfPlace(reading, text, before, next)
  const { headword } = reading
  const bare = reading.kind === 'word' ? reading.headword.word : reading.noun
  const isBare = reading.kind === 'word' || reading.particles.length === 0
  switch (headword?.wordClass) {
    case 'noun':
      return isNounOutOfPlace(headword, isBare, before, next)
    case 'counter':
      return headword.field === 'unit' && !isCount(before)
    case 'determiner':
      // It takes no copula: in 울고 그래, 그래 is 그러다, not 그 with 래. After 못, 못다 and 안, 한 is 하다, not “one”.
      // 네 is “four” before a counter, else “your”.
      return (
        (reading.kind === 'noun' && reading.copula !== undefined) ||
        (bare === '한' && NEGATIONS.has(before.text)) ||
        (bare === '네' && !beginsWithCounter(next))
      )
    case 'interjection':
      return (bare === '네' && next.text !== '') || (bare === '그래' && isLinking(before))
    case 'pronoun':
      return isBare && isPronounOutOfPlace(reading, bare, before, next)
    default:
      return false
  }
}

/** Words for a length of time that share their spelling with the moon and the sun: 이번 달, 그해. */
const PERIODS: ReadonlySet<string> = new Set(['달2', '해1'])
/** What stands before a length of time. */
const BEFORE_PERIOD = /^(?:이번|지난|다음|매|그|이|어느|첫|마지막|모든|새로운|한|두|세|네|몇|여러|석|넉|\S*\d)$/

function isNounOutOfPlace(headword: Headword, isBare: boolean, before: WordInText, next: WordInText): boolean {
  // After a linking form and after -ㄴ다, a final 해 is 하다, not 해 “year”: 만났으면 해.
  if (isBare && next.text === '' && isLinking(before)) return true
  // So it is after an object: 요리를 해.
  if (isBare && next.text === '' && isObject(before)) return true
  // Before a counter, 열 is “ten”, not 열 “fever”.
  if (isBare && COUNTING.test(headword.word) && beginsWithCounter(next)) return true
  if (isBare && headword.word === '해' && lastSuffix(before) === '-는다') return true
  // 날 “day” follows a word that describes it (비 오는 날). Otherwise it is “me”: 날 울려.
  if (isBare && headword.word === '날' && !isDescribing(before)) return true
  // Before 듯, 말 is 말다, not 말 “word”: 닿을 듯 말 듯.
  if (isBare && headword.word === '말' && next.text.startsWith('듯')) return true
  return PERIODS.has(headword.key) && !BEFORE_PERIOD.test(before.text)
}

/** Whether a word that has been read may describe the noun after it. */
function isDescribing(before: WordInText): boolean {
  const [reading] = before.readings
  if (reading?.kind === 'word')
    return reading.headword.wordClass !== 'pronoun' && reading.headword.wordClass !== 'adverb'
  return DESCRIBING.has(lastSuffix(before) ?? '')
}

function isPronounOutOfPlace(reading: Reading, pronoun: string, before: WordInText, next: WordInText): boolean {
  // Before a noun, 아무 is the determiner “any”.
  if (pronoun === '아무') return next.text !== ''
  // After a linking form, 나면 is 나다, not 나 with a copula: 그치고 나면.
  if (reading.kind === 'noun' && reading.copula !== undefined) return isLinking(before)
  // After a subject, a final 나 is 나다, not 나 “I”: 웃음이 나.
  return pronoun === '나' && next.text === '' && isSubject(before)
}

/** Whether a word that has been read has an ending that leads to another verb: 만났으면, 먹고. */
function isLinking(before: WordInText): boolean {
  const suffix = lastSuffix(before)
  return suffix !== undefined && LINKING.has(suffix)
}

const LINKING: ReadonlySet<string> = new Set(['-고', '-(으)면', '-게', '-아야', '-(으)려고', '-도록'])

/** Numbers before a counter, as they are written. */
const COUNTING =
  /^(?:\d+|한|두|세|네|몇|여러|석|넉|스무|(?:열|스물|서른|마흔|쉰)?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)|열|[일이삼사오육칠팔구십백천만]+)$/

/** Whether a word that has been read is a number in the form that it has before a noun: 두, 석, 여러. */
function isNumberBeforeNoun({ text, readings: [reading] }: WordInText): boolean {
  return COUNTING.test(text) && reading?.headword?.wordClass === 'determiner' && reading.headword.field === 'number'
}

/** Whether a word that has been read is a number. The 한 of 못 한 채 is not: it is 하다. */
function isCount({ text, readings: [reading] }: WordInText): boolean {
  return COUNTING.test(text) && reading?.kind !== 'form'
}

const NEGATIONS: ReadonlySet<string> = new Set(['못', '못다', '안'])

function beginsWithCounter({ readings }: WordInText): boolean {
  return readings.some((each) =>
    each.kind === 'word' ? isCounter(each.headword.word) : each.kind === 'noun' && isCounter(each.noun),
  )
}

/** Whether a word may be a subject (…이/가). */
function isSubject({ readings }: WordInText): boolean {
  return readings.some((each) => each.kind === 'noun' && each.particles.at(-1) === '이/가')
}
