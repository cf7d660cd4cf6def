import { CLUSTERS, isPlaceIn, type Joint, type SoundChange } from '#korean/joint.ts'
import { representative } from '#korean/neutralization.ts'

/** Compounds whose second part begins with a vowel, so that the final is neutralised before it moves. */
const APART = [
  '맛|없',
  '멋|없',
  '값|없',
  '값|어치',
  '겉|옷',
  '첫|인상',
  '첫|아이',
  '헛|웃음',
  '꽃|위',
  '밭|아래',
  '윗|옷',
  '몇|월',
  '뜻|있',
  '값|있',
  '끝|인사',
  '곧|이어',
]

/** Whether the right part is a word of its own, so that the final does not move as it is (article 15). */
export function isBeforeWord(joint: Joint): boolean {
  return joint.spaced || joint.boundary === 'compound' || isPlaceIn(joint, APART)
}

/** 표준 발음법 16: the names of letters move as if they ended in ㅅ, ㄱ, ㅂ: 디귿이 [디그시]. */
const LETTER_NAMES: Record<string, string> = { 귿: 'ㅅ', 읒: 'ㅅ', 읓: 'ㅅ', 읔: 'ㄱ', 읕: 'ㅅ', 읖: 'ㅂ', 읗: 'ㅅ' }

/**
 * 연음. 표준 발음법 13–14: "홑받침이나 쌍받침이 모음으로 시작된 조사나 어미, 접미사와 결합되는 경우에는, 제 음가대로 뒤 음절
 * 첫소리로 옮겨 발음한다." 15: before a word of its own, "대표음으로 바꾸어서" (밭 아래 [바다래], 맛없다 [마덥따], 몇 월 [며둴]).
 */
export function liaison(joint: Joint): SoundChange {
  const { final, onset, spaced } = joint
  if (onset !== 'ㅇ' || final === '' || final === 'ㅇ') return undefined
  if (isBeforeWord(joint)) {
    const sound = representative(final)
    return spaced && !'ㄱㄷㅂ'.includes(sound) ? undefined : { final: '', onset: sound }
  }
  const letter = LETTER_NAMES[joint.left]
  if (letter !== undefined) return { final: '', onset: letter }
  const [kept, moved] = CLUSTERS[final] ?? ['', final]
  return { final: kept, onset: moved }
}
