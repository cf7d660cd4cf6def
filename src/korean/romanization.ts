import type { Boundary } from '#korean/boundary.ts'
import { type Sounded, soundedText } from '#korean/soundedText.ts'
import { clusterReduction } from '#korean/soundRule/clusterReduction.ts'
import { hieut } from '#korean/soundRule/hieut.ts'
import { isAmong, type Joint, type SoundChange } from '#korean/soundRule/joint.ts'
import { lateralization } from '#korean/soundRule/lateralization.ts'
import { letterName } from '#korean/soundRule/letterName.ts'
import { liaison } from '#korean/soundRule/liaison.ts'
import { liaisonBeforeWord } from '#korean/soundRule/liaisonBeforeWord.ts'
import { beginsListed, placeList } from '#korean/soundRule/listedPlace.ts'
import { nasalization, rieulNasalization } from '#korean/soundRule/nasalization.ts'
import { neutralization } from '#korean/soundRule/neutralization.ts'
import { nInsertion, optionalNInsertion } from '#korean/soundRule/nInsertion.ts'
import { palatalization } from '#korean/soundRule/palatalization.ts'
import { saisiotBeforeI } from '#korean/soundRule/saisiot.ts'

/** 로마자 표기법 제2장 제2항; an onset ㅇ is silent. */
const ONSETS: Record<string, string> = {
  ㄱ: 'g',
  ㄲ: 'kk',
  ㅋ: 'k',
  ㄷ: 'd',
  ㄸ: 'tt',
  ㅌ: 't',
  ㅂ: 'b',
  ㅃ: 'pp',
  ㅍ: 'p',
  ㅈ: 'j',
  ㅉ: 'jj',
  ㅊ: 'ch',
  ㅅ: 's',
  ㅆ: 'ss',
  ㅎ: 'h',
  ㄴ: 'n',
  ㅁ: 'm',
  ㄹ: 'r',
  ㅇ: '',
}
/** 제2장 제1항; ㅢ is ui even where it sounds ㅣ (광희문 Gwanghuimun). */
const VOWELS: Record<string, string> = {
  ㅏ: 'a',
  ㅐ: 'ae',
  ㅑ: 'ya',
  ㅒ: 'yae',
  ㅓ: 'eo',
  ㅔ: 'e',
  ㅕ: 'yeo',
  ㅖ: 'ye',
  ㅗ: 'o',
  ㅘ: 'wa',
  ㅙ: 'wae',
  ㅚ: 'oe',
  ㅛ: 'yo',
  ㅜ: 'u',
  ㅝ: 'wo',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'yu',
  ㅡ: 'eu',
  ㅢ: 'ui',
  ㅣ: 'i',
}
const FINALS: Record<string, string> = { '': '', ㄱ: 'k', ㄴ: 'n', ㄷ: 't', ㄹ: 'l', ㅁ: 'm', ㅂ: 'p', ㅇ: 'ng' }

/** Words that begin with a noun whose second syllable only looks like a form of 하다: 박해 (persecution), but 소박해요. */
const NOUNS = placeList(
  '북|한 남북|한 역|할 각|하 국|한 극|한 축|하 박|해 직|할 북|해 복|합 집|합 적|합 협|회 낙|하 육|하원칙 압|해 복|함',
)
const HADA_FORMS = '하해했할한함'

/** 제3장 제1항 4 다만: "체언에서 ‘ㄱ, ㄷ, ㅂ’ 뒤에 ‘ㅎ’이 따를 때에는 ‘ㅎ’을 밝혀 적는다" (묵호 Mukho); verbs in 하다 and -히- merge. */
function verbalHieut(joint: Joint): SoundChange {
  const { final, onset, vowel, right, rest } = joint
  const isBeforeHieut = onset === 'ㅎ' && final !== 'ㅈ' && final !== 'ㄵ'
  if (!isBeforeHieut) return hieut(joint)
  const isHada = isAmong(right, HADA_FORMS) || (right === '합' && isAmong(rest.slice(0, 1), '니시'))
  const isSuffix = vowel === 'ㅣ' || right === '혀' || right === '혔'
  return (isHada && !beginsListed(joint, NOUNS)) || isSuffix ? hieut(joint) : undefined
}

/** Tensing is not romanized (제3장 제1항 붙임), so its rules are left out; ㅎ + ㅅ is s. */
const RULES = [
  nInsertion,
  optionalNInsertion,
  saisiotBeforeI,
  letterName,
  palatalization,
  verbalHieut,
  liaisonBeforeWord,
  liaison,
  clusterReduction,
  neutralization,
  nasalization,
  rieulNasalization,
  lateralization,
]

/** Where one syllable ends and the next begins is ambiguous: n-g and ng, ng-a and n-ga, and vowels that look like one (제3장 제2항). */
const AMBIGUOUS = /^(?:.*n·g|.*ng·[aeiouyw]|.*(?:[ao]·e|e·[ou]|u·i)).*$/

function latin(chars: readonly Sounded[], at: number): string {
  const char = chars[at]
  if (char?.sound === undefined) return char?.written ?? ''
  const { onset, vowel, final } = char.sound
  const before = chars[at - 1]?.sound?.final
  const first = onset === 'ㄹ' && before === 'ㄹ' ? 'l' : ONSETS[onset]
  const isPlainVowel = isAmong(onset, 'ㅈㅉㅊ') && vowel === 'ㅕ'
  return `${first}${isPlainVowel ? 'eo' : VOWELS[vowel]}${FINALS[final]}`
}

/** The romanization of each character; other signs and spaces stay. */
function syllables(text: string, boundaries: readonly Boundary[]): string[] {
  const chars = soundedText(text.normalize('NFC'), boundaries, RULES, false)
  return chars.map((_, at) => latin(chars, at))
}

/** Revised Romanization (국어의 로마자 표기법), word by word, in lower case: 주시겠어요 jusigesseoyo. */
export function romanization(text: string, boundaries: readonly Boundary[] = []): string {
  return syllables(text, boundaries).join('')
}

/** The same with a hyphen wherever it would be ambiguous: 중앙 jung-ang, 반구대 ban-gudae, 해운대 hae-undae. */
export function hyphenatedRomanization(text: string, boundaries: readonly Boundary[] = []): string {
  return syllables(text, boundaries).reduce(
    (whole, next) => whole + (AMBIGUOUS.test(`${whole}·${next}`) ? '-' : '') + next,
    '',
  )
}
