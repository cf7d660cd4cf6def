import { contracted, harmonyOf, withHarmony } from '#korean/contraction.ts'
import { hasFinalConsonant } from '#korean/finalSound.ts'
import { lastSyllable, withLast } from '#korean/hangul.ts'
import type { Predicate } from '#korean/predicate.ts'
import type { VerbClass } from '#korean/verbClass.ts'

/** A stem with a vowel already added, and the citation form of that vowel: 이에 and 에. */
interface Joined {
  readonly text: string
  readonly vowel: string
}

/** The shapes of a stem from which every form is built (어간의 세 모습). */
export interface StemShapes {
  /** Before an ending that begins with a consonant: 덥 (덥고). */
  readonly consonant: string
  /** Before an ending in (으), 으 included: 더우 (더우면), 먹으 (먹으면). */
  readonly eu: string
  /** With 아/어 already added: 더워 (더워서). */
  readonly a: string
  /** The citation form of the added vowel: 아, 어, 여, 러. */
  readonly vowel: string
  /** The shape before the 요 of 해요체, if it differs from `a`: 이에요, 가세요. */
  readonly polite?: Joined
  /** The shape at the end of a word in 해체 (이야) and before the 라 of commands (가지 마라), if it differs from `a`. */
  readonly casual?: Joined
  /** The shape that takes a final consonant of the ending, if it differs from `eu`: 친구인 beside 친구면. */
  readonly fused?: string
  /** ㄹ 탈락: the final ㄹ is dropped before ㄴ, ㅂ, ㅅ. */
  readonly rieul?: true
}

type Shaping = (stem: string) => StemShapes

/** The shapes of a regular stem, with the changes of its class: 으 is written after every final consonant. */
function regularShapes(stem: string, changes: Partial<StemShapes> = {}): StemShapes {
  const last = lastSyllable(stem)
  const eu = last.final === '' ? stem : `${stem}으`
  return { consonant: stem, eu, a: contracted(stem), vowel: harmonyOf(last), ...changes }
}

/** ㅎ is dropped before 으 and merges with 아/어: 빨갛다 빨가면 빨개. */
function hieutIrregular(stem: string, merged: Record<string, string>): StemShapes {
  const open = withLast(stem, { final: '' })
  const { vowel } = lastSyllable(stem)
  return regularShapes(stem, { eu: open, a: withLast(open, { vowel: merged[vowel] ?? vowel }) })
}

/** 으 is dropped before 아/어. The preceding syllable chooses between 아 and 어: 바빠, 기뻐; a one-syllable stem takes 어: 써. */
function euDropping(stem: string): StemShapes {
  const before = stem.slice(0, -1)
  const vowel = before === '' ? '어' : harmonyOf(lastSyllable(before))
  return regularShapes(stem, { a: withLast(stem, { vowel: vowel === '아' ? 'ㅏ' : 'ㅓ' }), vowel })
}

/** 르 becomes ㄹㄹ before 아/어: 모르다 몰라, 부르다 불러. */
function reuIrregular(stem: string): StemShapes {
  const before = stem.slice(0, -1)
  const vowel = harmonyOf(lastSyllable(before))
  return regularShapes(stem, { a: `${withLast(before, { final: 'ㄹ' })}${vowel === '아' ? '라' : '러'}`, vowel })
}

/** ㅂ becomes 우 before vowels, and 오 in the two verbs that take 와. */
function bieupIrregular(stem: string, joined: '워' | '와'): StemShapes {
  const open = withLast(stem, { final: '' })
  return regularShapes(stem, { eu: `${open}우`, a: open + joined, vowel: joined === '와' ? '아' : '어' })
}

/** 이에요 is cited as 이 + 에요, 이야 as 이 + 야. */
function copulaFinals(polite: string, casual: string) {
  return { polite: { text: polite, vowel: '에' }, casual: { text: casual, vowel: '야' } }
}

/** The copula is dropped after a vowel (친구면) unless it takes a final consonant of the ending (친구인). */
function copulaShapes(noun: string, written: 'apart' | 'into the noun'): StemShapes {
  if (hasFinalConsonant(noun)) {
    const stem = `${noun}이`
    return { consonant: stem, eu: stem, a: `${stem}어`, vowel: '어', ...copulaFinals(`${stem}에`, `${stem}야`) }
  }
  return {
    consonant: noun,
    eu: noun,
    fused: written === 'apart' ? `${noun}이` : noun,
    a: `${noun}여`,
    vowel: '어',
    ...copulaFinals(`${noun}예`, `${noun}야`),
  }
}

const SHAPING: Record<Exclude<VerbClass, '이다' | '이다-거'>, Shaping> = {
  regular: (stem) => regularShapes(stem),
  'ㅣ-어': (stem) => regularShapes(stem, { a: `${stem}어` }),
  ㅂ: (stem) => bieupIrregular(stem, '워'),
  'ㅂ-와': (stem) => bieupIrregular(stem, '와'),
  ㄷ: (stem) => {
    const soft = withLast(stem, { final: 'ㄹ' })
    return regularShapes(stem, { eu: `${soft}으`, a: withHarmony(soft) })
  },
  ㅅ: (stem) => {
    const open = withLast(stem, { final: '' })
    return regularShapes(stem, { eu: `${open}으`, a: withHarmony(open) })
  },
  ㅎ: (stem) => hieutIrregular(stem, { ㅏ: 'ㅐ', ㅑ: 'ㅒ', ㅓ: 'ㅔ', ㅕ: 'ㅖ' }),
  'ㅎ-그렇다': (stem) => hieutIrregular(stem, { ㅓ: 'ㅐ' }),
  르: reuIrregular,
  러: (stem) => regularShapes(stem, { a: `${stem}러`, vowel: '러' }),
  우: (stem) => regularShapes(stem, { a: withLast(stem, { vowel: 'ㅓ' }) }),
  으: euDropping,
  ㄹ: (stem) => regularShapes(stem, { eu: stem, rieul: true }),
  하다: (stem) => regularShapes(stem, { a: withLast(stem, { vowel: 'ㅐ' }), vowel: '여' }),
  그러다: (stem) => regularShapes(stem, { a: withLast(stem, { vowel: 'ㅐ' }) }),
  아니다: (stem) => regularShapes(stem, { a: `${stem}어`, ...copulaFinals(`${stem}에`, `${stem}야`) }),
  있다: (stem) => regularShapes(stem),
  없다: (stem) => regularShapes(stem),
  말다: (stem) => {
    const short = { text: withLast(stem, { final: '' }), vowel: '아' }
    return regularShapes(stem, { eu: stem, rieul: true, polite: short, casual: short })
  },
  뵙다: (stem) => {
    const open = withLast(stem, { final: '' })
    return regularShapes(stem, { eu: open, a: contracted(open) })
  },
  시다: (stem) => regularShapes(stem, { polite: { text: withLast(stem, { vowel: 'ㅔ' }), vowel: '어' } }),
}

/** The part before the verb itself: 손 of 손쓰다, 신경을 of 신경을 쓰다, the noun of the copula. */
export function prefixOf({ lemma, head }: Predicate): string {
  return lemma.slice(0, head === undefined ? lemma.lastIndexOf(' ') + 1 : -head.length)
}

function prefixed(prefix: string, { consonant, eu, a, polite, casual, ...rest }: StemShapes): StemShapes {
  return {
    ...rest,
    consonant: prefix + consonant,
    eu: prefix + eu,
    a: prefix + a,
    ...(polite && { polite: { ...polite, text: prefix + polite.text } }),
    ...(casual && { casual: { ...casual, text: prefix + casual.text } }),
  }
}

/** The shapes of a predicate by its class; a compound takes the shapes of its head. */
export function stemShapes(predicate: Predicate): StemShapes {
  const prefix = prefixOf(predicate)
  if (predicate.class === '이다') return copulaShapes(prefix, 'apart')
  if (predicate.class === '이다-거') return copulaShapes(prefix, 'into the noun')
  return prefixed(prefix, SHAPING[predicate.class](predicate.lemma.slice(prefix.length, -1)))
}
