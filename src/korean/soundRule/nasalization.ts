import { isAmong, type Joint, type SoundChange } from '#korean/soundRule/joint.ts'

const NASAL: Record<string, string> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' }

/**
 * 비음화. 표준 발음법 18: "받침 ‘ㄱ(ㄲ, ㅋ, ㄳ, ㄺ), ㄷ(ㅅ, ㅆ, ㅈ, ㅊ, ㅌ, ㅎ), ㅂ(ㅍ, ㄼ, ㄿ, ㅄ)’은 ‘ㄴ, ㅁ’ 앞에서 [ㅇ, ㄴ, ㅁ]으로 발음한다"
 * (먹는 [멍는], 국물 [궁물]). It follows the reduction of finals.
 */
export function nasalization({ final, onset }: Joint): SoundChange {
  const nasal = NASAL[final]
  return nasal !== undefined && isAmong(onset, 'ㄴㅁ') ? { final: nasal } : undefined
}

/**
 * ㄹ의 비음화. 표준 발음법 19: "받침 ‘ㅁ, ㅇ’ 뒤에 연결되는 ‘ㄹ’은 [ㄴ]으로 발음한다" (담력 [담녁], 강릉 [강능]). 붙임: "받침 ‘ㄱ, ㅂ’ 뒤에
 * 연결되는 ‘ㄹ’도 [ㄴ]으로 발음한다" (막론 [망논], 협력 [혐녁]).
 */
export function rieulNasalization({ final, onset }: Joint): SoundChange {
  if (onset !== 'ㄹ') return undefined
  const nasal = NASAL[final]
  if (nasal !== undefined) return { final: nasal, onset: 'ㄴ' }
  return isAmong(final, 'ㅁㅇ') ? { onset: 'ㄴ' } : undefined
}
