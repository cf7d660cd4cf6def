import { isAmong, type Joint, type SoundChange } from '#korean/soundRule/joint.ts'
import { isListed, placeList } from '#korean/soundRule/listedPlace.ts'
import { CLUSTERS, representative } from '#korean/soundRule/representative.ts'

/** Words in which ㄼ is [ㅂ], besides 밟-. */
const WITH_BIEUP = placeList('넓|죽 넓|적 넓|둥')

/** Nouns in ㄺ; in all other words it ends a verb stem: 닭과 [닥꽈], but 읽고 [일꼬]. */
const RIEUL_KIYEOK_NOUNS = '닭흙칡삵슭'

/** Whether the syllable ends a noun with a cluster that reduces before ㅎ too: 닭하고 [다카고], 여덟하고 [여덜하고]. */
export function isNounInCluster(syllable: string): boolean {
  return isAmong(syllable, RIEUL_KIYEOK_NOUNS) || syllable === '덟'
}

/**
 * 겹받침. 표준 발음법 10: "겹받침 ‘ㄳ’, ‘ㄵ’, ‘ㄼ, ㄽ, ㄾ’, ‘ㅄ’은 어말 또는 자음 앞에서 각각 [ㄱ, ㄴ, ㄹ, ㅂ]으로 발음한다. 다만, ‘밟-’은 자음 앞에서
 * [밥]으로 발음하고, ‘넓-’은 … [넙]으로 발음한다" (넓죽하다). 11: "겹받침 ‘ㄺ, ㄻ, ㄿ’은 … 각각 [ㄱ, ㅁ, ㅂ]으로 발음한다. 다만,
 * 용언의 어간 말음 ‘ㄺ’은 ‘ㄱ’ 앞에서 [ㄹ]로 발음한다" (맑게 [말께]).
 */
export function clusterReduction(joint: Joint): SoundChange {
  const { final, onset, left, spaced, boundary } = joint
  if (!(final in CLUSTERS) || (onset === 'ㅇ' && !spaced)) return undefined
  if (final === 'ㄼ' && (left === '밟' || isListed(joint, WITH_BIEUP))) return { final: 'ㅂ' }
  const isStem = boundary === 'stem' || !isAmong(left, RIEUL_KIYEOK_NOUNS)
  if (final === 'ㄺ' && isStem && !spaced && isAmong(onset, 'ㄱㄲ')) return { final: 'ㄹ' }
  return { final: representative(final) }
}
