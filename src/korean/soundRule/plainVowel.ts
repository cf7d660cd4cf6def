import { decomposed, type Syllable } from '#korean/hangul.ts'
import { isAmong } from '#korean/soundRule/joint.ts'

/**
 * 표준 발음법 5 다만 1: "용언의 활용형에 나타나는 ‘져, 쪄, 쳐’는 [저, 쩌, 처]로 발음한다." 다만 3: "자음을 첫소리로 가지고 있는 음절의 ‘ㅢ’는 [ㅣ]로
 * 발음한다": this holds for a written consonant (희망 [히망]), not for one that has moved there (협의 [혀븨]). What 다만 2 and 4 merely allow
 * (계 as [게], 의 as [이] or [에]) is left as it is written.
 */
export function withPlainVowel(sound: Syllable, written: string): Syllable {
  if (isAmong(sound.onset, 'ㅈㅉㅊ') && sound.vowel === 'ㅕ') return { ...sound, vowel: 'ㅓ' }
  const isWithConsonant = sound.vowel === 'ㅢ' && decomposed(written)?.onset !== 'ㅇ'
  return isWithConsonant ? { ...sound, vowel: 'ㅣ' } : sound
}
