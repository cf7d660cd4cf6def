import type { Headword, WordClass } from '#headwords/headword.ts'
import type { Reading } from '#headwords/wordReader.ts'
import { isCounter } from '#korean/counter.ts'
import { LEVELS } from '#korean/level.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'
import { isInCompany, needsCompany } from '#translator/reader/company.ts'
import { continuation } from '#translator/reader/continuation.ts'
import { lastSuffix, NO_WORD, type WordInText } from '#translator/reader/wordInText.ts'

/** Words that stand alone more often than nouns do: 안 is “not” rather than “inside”. */
const STANDING_ALONE: ReadonlySet<WordClass> = new Set(['adverb', 'determiner', 'interjection'])

/**
 * The less a reading costs, the likelier it is: whole words before forms, short chains before long ones, common words before rare
 * ones; a reading that goes on in the next word comes first of all.
 */
export function costOf(reading: Reading): number {
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

/** Makes a reading unlikelier than all that fit their place. */
const OUT_OF_PLACE = 5
/** Makes a sense that its neighbors ask for likelier than the commonest one. */
const IN_COMPANY = 2

/** What the words around a word say against a reading of it, or for it if negative. */
export function costInPlace(reading: Reading, before: WordInText, following: readonly WordInText[]): number {
  const [next = NO_WORD] = following
  const inCompany = isInCompany(reading, before, following)
  const isMissingCompany = needsCompany(reading) && inCompany === false
  const company = inCompany || fitsWordBefore(reading, before) === 'yes' ? -IN_COMPANY : 0
  return company + (isMissingCompany || isOutOfPlace(reading, before, next) ? OUT_OF_PLACE : 0)
}

/** Whether a word that has been read is an object (…을/를). */
function isObject({ readings: [reading] }: WordInText): boolean {
  return reading?.kind === 'noun' && reading.particles.at(-1) === '을/를'
}

/** Forms that only a verb after another one takes: 말하지 못하다, 웃어 보이다. By the key of the headword, the suffix before it. */
const AFTER_SUFFIX: Readonly<Record<string, (suffix: string) => boolean>> = {
  못하다2: (suffix) => suffix.endsWith(' 못하다'),
  보이다2: (suffix) => suffix === '-아',
}

/**
 * Whether the word before is one that the sense needs before it: 말하지 for 못하다 “cannot”, 웃어 for 보이다 “show”, a noun for 같다
 * “like”. Most senses may follow any word.
 */
function fitsWordBefore({ headword }: Reading, before: WordInText): 'yes' | 'no' | 'any' {
  const key = headword?.key ?? ''
  const fits = key === LIKE ? isBareNoun(before) : tableEntry(AFTER_SUFFIX, key)?.(lastSuffix(before) ?? '')
  if (fits === undefined) return 'any'
  return fits ? 'yes' : 'no'
}

/** 같다 is “like” after a noun without a particle: 바람 같은 너. Otherwise it is “same”. */
const LIKE = '같다2'
const NAMING: ReadonlySet<WordClass> = new Set(['noun', 'pronoun', 'counter'])

function isBareNoun({ readings: [reading] }: WordInText): boolean {
  return reading?.kind === 'word' && NAMING.has(reading.headword.wordClass)
}

/** Whether a reading cannot stand between these words. */
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

function isFormOutOfPlace(reading: Extract<Reading, { kind: 'form' }>, before: WordInText, next: WordInText): boolean {
  const { headword, suffixes } = reading
  if (fitsWordBefore(reading, before) === 'no') return true
  // An adjective has no object: in 이름을 적어, 적어 is 적다 “write down”, not 적다 “few”.
  if (headword?.wordClass === 'adjective' && isObject(before)) return true
  // A command ends its sentence: in 따라 웃었어, 따라 is 따르다 “follow”, not a command to pick (따다).
  return COMMANDS.has(suffixes.at(-1) ?? '') && next.text !== ''
}

const COMMANDS: ReadonlySet<string> = new Set(['-아라', '-(으)라'])

/** Words for a length of time that share their spelling with the moon and the sun: 이번 달, 그해. */
const PERIODS: ReadonlySet<string> = new Set(['달2', '해1'])
/** What stands before a length of time. */
const BEFORE_PERIOD = /^(?:이번|지난|다음|매|그|이|어느|첫|마지막|모든|새로운|한|두|세|네|몇|여러|석|넉|\S*\d)$/

function isNounOutOfPlace(headword: Headword, isBare: boolean, before: WordInText, next: WordInText): boolean {
  // After a linking form, a final 해 is 하다, not 해 “year”: 만났으면 해.
  if (isBare && next.text === '' && isLinking(before)) return true
  // Before 듯, 말 is 말다, not 말 “word”: 닿을 듯 말 듯.
  if (isBare && headword.word === '말' && next.text.startsWith('듯')) return true
  return PERIODS.has(headword.key) && !BEFORE_PERIOD.test(before.text)
}

function isPronounOutOfPlace(pronoun: string, before: WordInText, next: WordInText): boolean {
  // Before a noun, 아무 is the determiner “any”.
  if (pronoun === '아무') return next.text !== ''
  // After a subject, a final 나 is 나다, not 나 “I”: 웃음이 나.
  return pronoun === '나' && next.text === '' && isSubject(before)
}

/** Whether a word that has been read is a verb with an ending that leads to another verb: 만났으면, 먹고. */
function isLinking(before: WordInText): boolean {
  const suffix = lastSuffix(before)
  return suffix !== undefined && LINKING.has(suffix)
}

const LINKING: ReadonlySet<string> = new Set(['-고', '-(으)면', '-게', '-아야', '-(으)려고', '-도록'])

/** Numbers before a counter, as they are written. */
const COUNTING =
  /^(?:\d+|한|두|세|네|몇|여러|석|넉|스무|(?:열|스물|서른|마흔|쉰)?(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉)|열|[일이삼사오육칠팔구십백천만]+)$/

/** Whether a word is a number, in digits or in letters. The 한 of 못 한 채 is not: it is a form of 하다. */
function isCount({ text, readings: [reading] }: WordInText): boolean {
  return COUNTING.test(text) && reading?.kind !== 'form'
}

const NEGATIONS: ReadonlySet<string> = new Set(['못', '안'])

function beginsWithCounter({ readings }: WordInText): boolean {
  return readings.some((each) =>
    each.kind === 'word' ? isCounter(each.headword.word) : each.kind === 'noun' && isCounter(each.noun),
  )
}

/** Whether a word is a subject (…이/가). */
function isSubject({ readings }: WordInText): boolean {
  return readings.some((each) => each.kind === 'noun' && each.particles.at(-1) === '이/가')
}
