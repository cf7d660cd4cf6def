import { harmonyOf } from '#korean/contraction.ts'
import { hasFinalConsonant } from '#korean/finalSound.ts'
import { lastSyllable } from '#korean/hangul.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Predicate, stemOf } from '#korean/predicate.ts'
import type { VerbClass } from '#korean/verbClass.ts'

/** What an ending begins with, which decides the form of the stem before it. */
type Joining = '아/어' | '으' | '습니다' | 'a consonant'

/** How the stem joins the first suffix, in one sentence for a learner. */
export function formRule(predicate: Predicate, suffixes: readonly Suffix[]): string {
  switch (joiningOf(predicate, suffixes)) {
    case '아/어':
      return beforeA(predicate, suffixes)
    case '으':
      return beforeEu(predicate, suffixes)
    case '습니다':
      return beforeFormal(predicate)
    case 'a consonant':
      return beforeConsonant(predicate, suffixes)
  }
}

function joiningOf({ pos, class: verbClass }: Predicate, suffixes: readonly Suffix[]): Joining {
  const first = suffixes.find((suffix) => suffix !== '안' && suffix !== '못') ?? ''
  const isDescriptive = pos === 'adjective' && verbClass !== '있다' && verbClass !== '없다'
  if (/^-[아았]/.test(first)) return '아/어'
  if (first === '-시-' || first.startsWith('-(으)')) return '으'
  if (isDescriptive && /^-는(?!다)/.test(first)) return '으'
  return first.startsWith('-습니') ? '습니다' : 'a consonant'
}

const BEFORE_A: Partial<Record<VerbClass, string>> = {
  'ㅣ-어': 'After this ㅣ the 어 is usually written apart.',
  ㅂ: 'The ㅂ turns into 우, and 우 and 어 merge into 워.',
  'ㅂ-와': 'The ㅂ turns into 오, and 오 and 아 merge into 와.',
  ㄷ: 'The ㄷ turns into ㄹ before a vowel.',
  ㅅ: 'The ㅅ falls out before a vowel, and nothing merges.',
  ㅎ: 'The ㅎ falls out, and its vowel merges with 아 or 어.',
  'ㅎ-그렇다': 'The ㅎ falls out, and ㅓ and 어 merge into ㅐ.',
  르: 'The ㅡ falls out and ㄹ is doubled before 아 and 어.',
  러: 'This stem adds 러 where others add 어.',
  우: '푸 and 어 make 퍼.',
  하다: '하 takes 여 where others take 아 or 어, and 하여 is shortened to 해.',
  그러다: 'ㅓ and 어 merge into ㅐ here.',
  아니다: '아니 takes 에요.',
  말다: '말 and 아 make 마.',
  뵙다: 'Before a vowel 뵙 becomes 뵈, and 뵈 and 어 make 봬.',
}
const MERGERS: Record<string, string> = {
  ㅗ: 'ㅗ and 아 merge into ㅘ.',
  ㅜ: 'ㅜ and 어 merge into ㅝ.',
  ㅣ: 'ㅣ and 어 merge into ㅕ.',
  ㅚ: 'ㅚ and 어 merge into ㅙ.',
  ㅟ: 'After ㅟ the 어 is written apart.',
  ㅢ: 'After ㅢ the 어 is written apart.',
}

function beforeA(predicate: Predicate, suffixes: readonly Suffix[]): string {
  if (predicate.class === '시다') return suffixes[0] === '-았-' ? '시 and 었 make 셨.' : '시 and 어요 make 세요.'
  const known = BEFORE_A[predicate.class]
  if (known !== undefined) return known
  if (predicate.class === '으') return afterFallenEu(stemOf(predicate))
  const last = lastSyllable(stemOf(predicate))
  const joined = harmonyOf(last)
  if (last.final === '') return MERGERS[last.vowel] ?? `The ${last.vowel} absorbs ${joined}.`
  const kept = predicate.class === 'ㄹ' ? 'The ㄹ stays before a vowel. ' : keptFinal(predicate)
  return `${kept}The last vowel of the stem is ${last.vowel}, so ${joined} follows.`
}

/** 잠그다 takes 아 because of the ㅏ in 잠; 크다 has no vowel before its ㅡ and takes 어. */
function afterFallenEu(stem: string): string {
  const before = stem.slice(0, -1)
  if (before === '') return 'The ㅡ falls out before a vowel, and 어 follows.'
  const last = lastSyllable(before)
  return `The ㅡ falls out before a vowel, and the ${last.vowel} before it asks for ${harmonyOf(last)}.`
}

/** A regular stem that looks irregular. */
function keptFinal(predicate: Predicate): string {
  const { final } = lastSyllable(stemOf(predicate))
  // 놓아 may be written 놔.
  const isKept = predicate.class === 'regular' && !predicate.lemma.endsWith('놓다')
  return isKept && 'ㅂㄷㅅㅎ'.includes(final) ? `The ${final} of this stem stays. ` : ''
}

const BEFORE_EU: Partial<Record<VerbClass, string>> = {
  ㅂ: 'ㅂ and 으 become 우.',
  'ㅂ-와': 'ㅂ and 으 become 우.',
  ㄷ: 'The ㄷ turns into ㄹ, and the 으 stays.',
  ㅅ: 'The ㅅ falls out, and the 으 stays.',
  ㅎ: 'ㅎ and 으 both fall out.',
  'ㅎ-그렇다': 'ㅎ and 으 both fall out.',
  뵙다: 'Before a vowel 뵙 becomes 뵈.',
}

/** What happens to the stem's ㄹ, depending on what follows the (으). */
const RIEUL: readonly [RegExp, string][] = [
  [/^(?:-시-|-\(으\)[세시십])/, 'and ㄹ itself falls before ㅅ.'],
  [/^-\(으\)[ㄴ니나]/, 'and ㄹ itself falls before ㄴ.'],
  [/^-\(으\)ㅂ/, 'and ㄹ itself falls before ㅂ.'],
  [/^-\(으\)ㄹ/, 'and the two ㄹ become one.'],
]

function beforeEu(predicate: Predicate, suffixes: readonly Suffix[]): string {
  if (predicate.class === 'ㄹ') {
    const rieul = RIEUL.find(([pattern]) => pattern.test(suffixes[0] ?? ''))?.[1] ?? 'and ㄹ itself stays.'
    return `After ㄹ there is no 으, ${rieul}`
  }
  const known = BEFORE_EU[predicate.class]
  if (known !== undefined) return known
  if (!hasFinalConsonant(stemOf(predicate))) return 'After a vowel there is no 으.'
  return `${keptFinal(predicate)}After a consonant the ending begins with 으.`
}

function beforeFormal(predicate: Predicate): string {
  if (predicate.class === 'ㄹ') return 'The ㄹ falls out, and ㅂ goes under the vowel: ㅂ니다.'
  return hasFinalConsonant(stemOf(predicate))
    ? 'The stem ends in a consonant, so 습니다 follows it unchanged.'
    : 'The stem ends in a vowel, so ㅂ goes under it: ㅂ니다.'
}

function beforeConsonant({ class: verbClass, pos }: Predicate, suffixes: readonly Suffix[]): string {
  const [first = ''] = suffixes
  const isPlainStatement = /^-(?:는다|다고)/.test(first)
  if (isPlainStatement && pos === 'verb') {
    return 'An action verb takes ㄴ다 after a vowel and 는다 after a consonant; ㄹ falls before ㄴ.'
  }
  if (isPlainStatement) return 'A descriptive word takes 다 alone.'
  const losesRieul = verbClass === 'ㄹ' && /^-[나느는니네]/.test(first)
  return losesRieul ? 'The ㄹ falls out before ㄴ.' : 'The stem stays as it is before a consonant.'
}
