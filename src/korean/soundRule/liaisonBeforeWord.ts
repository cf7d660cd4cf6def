import { isAmong, type Joint, type SoundChange } from '#korean/soundRule/joint.ts'
import { isListed, placeList } from '#korean/soundRule/listedPlace.ts'
import { representative } from '#korean/soundRule/representative.ts'

/** Compounds whose second part begins with a vowel and is a separate word. 맛있다 and 멋있다 are said [마싣따], [머싣따]. */
const APART = placeList(
  '맛|없 멋|없 값|없 끝|없 덧|없 넋|없 값|어치 겉|옷 덧|옷 홑|옷 윗|옷 윗|어른 웃|어른 첫|인상 첫|인사 첫|아이 첫|아들 헛|웃음 꽃|위 밭|아래 늪|앞 젖|어미 ' +
    '몇|월 뜻|있 값|있 끝|인사 곧|이어 낱|알 겉|어림 옷|안',
)

/** Whether the right part is a separate word, so that the final consonant is neutralized before it moves. */
export function isBeforeWord(joint: Joint): boolean {
  return joint.spaced || joint.boundary === 'compound' || joint.boundary === 'saisiot' || isListed(joint, APART)
}

/**
 * 표준 발음법 15: "받침 뒤에 모음 ‘ㅏ, ㅓ, ㅗ, ㅜ, ㅟ’들로 시작되는 실질 형태소가 연결되는 경우에는, 대표음으로 바꾸어서 뒤 음절 첫소리로 옮겨
 * 발음한다" (밭 아래 [바다래], 맛없다 [마덥따], 값어치 [가버치]). Across a space, our notation moves only ㄱ, ㄷ, ㅂ: 몇 월 [며 둴].
 */
export function liaisonBeforeWord(joint: Joint): SoundChange {
  const { final, onset, spaced } = joint
  if (onset !== 'ㅇ' || final === '' || final === 'ㅇ' || !isBeforeWord(joint)) return undefined
  const sound = representative(final)
  return spaced && !isAmong(sound, 'ㄱㄷㅂ') ? undefined : { final: '', onset: sound }
}

const TASTE = placeList('맛|있 멋|있')

/** 표준 발음법 15 다만: "‘맛있다, 멋있다’는 [마싣따], [머싣따]로도 발음할 수 있다", as most people do; by the rule they are [마딛따], [머딛따]. */
export function tasteByTheRule(joint: Joint): SoundChange {
  const isTaste = !joint.spaced && joint.onset === 'ㅇ' && isListed(joint, TASTE)
  return isTaste ? { final: '', onset: representative(joint.final) } : undefined
}
