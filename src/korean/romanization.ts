import type { Boundary } from '#korean/boundary.ts'
import { hieut } from '#korean/hieut.ts'
import { isPlaceIn, type Joint, type SoundChange } from '#korean/joint.ts'
import { lateralization } from '#korean/lateralization.ts'
import { liaison } from '#korean/liaison.ts'
import { nasalization } from '#korean/nasalization.ts'
import { neutralization } from '#korean/neutralization.ts'
import { nInsertion } from '#korean/nInsertion.ts'
import { palatalization } from '#korean/palatalization.ts'
import { type Sounded, soundedText } from '#korean/soundedText.ts'

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

/** Words that begin with a noun whose second syllable looks like a form of 하다: 박해 (persecution), but 소박해요. */
const NOUNS = [
  '북|한',
  '남북|한',
  '역|할',
  '각|하',
  '국|한',
  '극|한',
  '축|하',
  '박|해',
  '직|할',
  '북|해',
  '복|합',
  '집|합',
  '적|합',
  '협|회',
]
const HADA_FORMS = [...'하해했할한함']

/** 제3장 제1항 4 다만: "체언에서 ‘ㄱ, ㄷ, ㅂ’ 뒤에 ‘ㅎ’이 따를 때에는 ‘ㅎ’을 밝혀 적는다" (묵호 Mukho); verbs in 하다 and -히- merge. */
function verbalHieut(joint: Joint): SoundChange {
  const { final, onset, vowel, right, rest } = joint
  const isBeforeHieut = onset === 'ㅎ' && final !== 'ㅈ' && final !== 'ㄵ'
  if (!isBeforeHieut) return hieut(joint)
  const isHada = HADA_FORMS.includes(right) || (right === '합' && '니시'.includes(rest.slice(0, 1)) && rest !== '')
  const isSuffix = vowel === 'ㅣ' || right === '혀' || right === '혔'
  return (isHada && !isPlaceIn(joint, NOUNS, 'from the start')) || isSuffix ? hieut(joint) : undefined
}

/** Tensing is not shown (제3장 제1항 붙임), so its rule is left out; ㅎ + ㅅ is s. */
const RULES = [nInsertion, palatalization, verbalHieut, liaison, neutralization, nasalization, lateralization]

function latin(chars: readonly Sounded[], at: number): string {
  const char = chars[at]
  if (char?.sound === undefined) return char?.written ?? ''
  const { onset, vowel, final } = char.sound
  const before = chars[at - 1]?.sound?.final
  const first = onset === 'ㄹ' && before === 'ㄹ' ? 'l' : ONSETS[onset]
  const isPlainVowel = 'ㅈㅉㅊ'.includes(onset) && vowel === 'ㅕ'
  return `${first}${isPlainVowel ? 'eo' : VOWELS[vowel]}${FINALS[final]}`
}

/** Revised Romanization (국어의 로마자 표기법), word by word as the text is spaced, in lower case: 주시겠어요 jusigesseoyo. */
export function romanization(text: string, boundaries: readonly Boundary[] = []): string {
  const chars = soundedText(text.normalize('NFC'), boundaries, RULES, false)
  return chars.map((_, at) => latin(chars, at)).join('')
}
