import type { Joint, SoundChange } from '#korean/soundRule/joint.ts'
import { CLUSTERS, representative } from '#korean/soundRule/representative.ts'

/**
 * 받침의 발음. 표준 발음법 8: "받침소리로는 ‘ㄱ, ㄴ, ㄷ, ㄹ, ㅁ, ㅂ, ㅇ’의 7개 자음만 발음한다." 9: "받침 ‘ㄲ, ㅋ’, ‘ㅅ, ㅆ, ㅈ, ㅊ, ㅌ’,
 * ‘ㅍ’은 어말 또는 자음 앞에서 각각 대표음 [ㄱ, ㄷ, ㅂ]으로 발음한다" (부엌 [부억], 옷 [옫], 앞 [압]).
 */
export function neutralization({ final, onset, spaced }: Joint): SoundChange {
  if ((onset === 'ㅇ' && !spaced) || final in CLUSTERS) return undefined
  const sound = representative(final)
  return sound === final ? undefined : { final: sound }
}
