import type { Joint, SoundChange } from '#korean/soundRule/joint.ts'
import { isBeforeWord } from '#korean/soundRule/liaisonBeforeWord.ts'

const PALATAL: Record<string, readonly [string, string]> = { ㄷ: ['', 'ㅈ'], ㅌ: ['', 'ㅊ'], ㄾ: ['ㄹ', 'ㅊ'] }

/**
 * 구개음화. 표준 발음법 17: "받침 ‘ㄷ, ㅌ(ㄾ)’이 조사나 접미사의 모음 ‘ㅣ’와 결합되는 경우에는, [ㅈ, ㅊ]으로 바꾸어서 뒤 음절 첫소리로 옮겨 발음한다"
 * (굳이 [구지], 밭이 [바치]). 붙임: "‘ㄷ’ 뒤에 접미사 ‘히’가 결합되어 ‘티’를 이루는 것은 [치]로 발음한다" (닫히다 [다치다]), which 맏형 does not have.
 */
export function palatalization(joint: Joint): SoundChange {
  const { final, onset, vowel } = joint
  const isSuffix = !isBeforeWord(joint) && (vowel === 'ㅣ' || vowel === 'ㅕ')
  if (!isSuffix) return undefined
  if (final === 'ㄷ' && onset === 'ㅎ' && joint.right !== '형') return { final: '', onset: 'ㅊ' }
  const change = onset === 'ㅇ' ? PALATAL[final] : undefined
  return change && { final: change[0], onset: change[1] }
}
