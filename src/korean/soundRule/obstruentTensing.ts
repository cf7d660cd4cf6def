import { isAmong } from '#korean/soundRule/joint.ts'
import { tensingWhere } from '#korean/soundRule/tense.ts'

const OBSTRUENTS = 'ㄱㄲㅋㄳㄺㄷㅅㅆㅈㅊㅌㅂㅍㄿㅄㄵㄼㄾ'

/**
 * 표준 발음법 23: "받침 ‘ㄱ(ㄲ, ㅋ, ㄳ, ㄺ), ㄷ(ㅅ, ㅆ, ㅈ, ㅊ, ㅌ), ㅂ(ㅍ, ㄼ, ㄿ, ㅄ)’ 뒤에 연결되는 ‘ㄱ, ㄷ, ㅂ, ㅅ, ㅈ’은 된소리로 발음한다" (국밥 [국빱]).
 * ㄵ (24) and ㄼ, ㄾ (25) end only stems, but for the noun 여덟.
 */
export const obstruentTensing = tensingWhere(({ final, left }) => isAmong(final, OBSTRUENTS) && left !== '덟')
