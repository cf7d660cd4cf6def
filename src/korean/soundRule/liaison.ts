import { decomposed } from '#korean/hangul.ts'
import { isAmong, type Joint, type SoundChange } from '#korean/soundRule/joint.ts'
import { CLUSTERS } from '#korean/soundRule/representative.ts'

/**
 * 연음. 표준 발음법 13: "홑받침이나 쌍받침이 모음으로 시작된 조사나 어미, 접미사와 결합되는 경우에는, 제 음가대로 뒤 음절 첫소리로 옮겨 발음한다"
 * (옷이 [오시], 있어 [이써]). 14: "겹받침이 … 뒤엣것만을 뒤 음절 첫소리로 옮겨 발음한다" (닭을 [달글]).
 */
export function liaison({ final, onset, spaced }: Joint): SoundChange {
  if (spaced || onset !== 'ㅇ' || final === '' || final === 'ㅇ') return undefined
  const [kept, moved] = CLUSTERS[final] ?? ['', final]
  return { final: kept, onset: moved }
}

/** 표준 발음법 14: "이 경우, ‘ㅅ’은 된소리로 발음함" (넋이 [넉씨], 곬이 [골씨], 없어 [업써]). It follows `liaison`. */
export function freedSiotTensing({ onset, left, right }: Joint): SoundChange {
  const isFreed = onset === 'ㅅ' && decomposed(right)?.onset === 'ㅇ'
  return isFreed && isAmong(decomposed(left)?.final ?? '', 'ㄳㄽㅄ') ? { onset: 'ㅆ' } : undefined
}
