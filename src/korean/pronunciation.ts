import type { Boundary } from '#korean/boundary.ts'
import type { Syllable } from '#korean/hangul.ts'
import { hieut } from '#korean/hieut.ts'
import { lateralization } from '#korean/lateralization.ts'
import { liaison } from '#korean/liaison.ts'
import { nasalization } from '#korean/nasalization.ts'
import { neutralization } from '#korean/neutralization.ts'
import { nInsertion } from '#korean/nInsertion.ts'
import { palatalization } from '#korean/palatalization.ts'
import { respelled, type Sounded, soundedText } from '#korean/soundedText.ts'
import { tensing } from '#korean/tensing.ts'

/** Tensing looks at the written consonants, and once more at the ㅅ that liaison has freed (없어 [업써]). */
const RULES = [
  nInsertion,
  palatalization,
  tensing,
  hieut,
  liaison,
  tensing,
  neutralization,
  nasalization,
  lateralization,
]

/** 표준 발음법 5: 져, 쪄, 쳐 are [저, 쩌, 처]; ㅢ after a consonant is [ㅣ] (희망 [히망]). */
function withPlainVowel(sound: Syllable): Syllable {
  if ('ㅈㅉㅊ'.includes(sound.onset) && sound.vowel === 'ㅕ') return { ...sound, vowel: 'ㅓ' }
  return sound.vowel === 'ㅢ' && sound.onset !== 'ㅇ' ? { ...sound, vowel: 'ㅣ' } : sound
}

/**
 * The text as it is said, in Hangul: 감사합니다 감사함니다. Spaces and other signs stay. Boundaries tell what spelling hides:
 * 신고 (wearing) [신꼬] has a stem boundary, 신고 (report) has none. Numbers must be spelled out first.
 */
export function pronunciation(text: string, boundaries: readonly Boundary[] = []): string {
  return soundedText(text.normalize('NFC'), boundaries, RULES, true).map(heard).join('')
}

function heard(char: Sounded): string {
  return respelled(char.sound === undefined ? char : { ...char, sound: withPlainVowel(char.sound) })
}
