import { isPlaceIn, type Joint, type SoundChange } from '#korean/joint.ts'

/** The seven sounds that can end a syllable. */
const REPRESENTATIVE: Record<string, string> = {
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㄳ: 'ㄱ',
  ㄺ: 'ㄱ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅎ: 'ㄷ',
  ㅍ: 'ㅂ',
  ㄿ: 'ㅂ',
  ㅄ: 'ㅂ',
  ㄵ: 'ㄴ',
  ㄶ: 'ㄴ',
  ㄼ: 'ㄹ',
  ㄽ: 'ㄹ',
  ㄾ: 'ㄹ',
  ㅀ: 'ㄹ',
  ㄻ: 'ㅁ',
}

/** Nouns in ㄺ, the only words in which it is not a verb stem: 닭과 [닥꽈], but 읽고 [일꼬]. */
const RIEUL_KIYEOK_NOUNS = [...'닭흙칡삵슭']

/** Whether the syllable ends a noun with a cluster that reduces before ㅎ too: 닭하고 [다카고], 여덟하고 [여덜하고]. */
export function isNounInCluster(syllable: string): boolean {
  return RIEUL_KIYEOK_NOUNS.includes(syllable) || syllable === '덟'
}

/** The final consonant as it sounds before a consonant or at the end: 꽃 ㄷ, 앞 ㅂ, 값 ㅂ, 닭 ㄱ. */
export function representative(final: string): string {
  return REPRESENTATIVE[final] ?? final
}

/**
 * 받침의 발음. 표준 발음법 8–11: "받침소리로는 ‘ㄱ, ㄴ, ㄷ, ㄹ, ㅁ, ㅂ, ㅇ’의 7개 자음만 발음한다."
 * 10 다만: 밟- is [밥], 넓죽하다 [넙쭈카다]; 11 다만: "용언의 어간 말음 ‘ㄺ’은 ‘ㄱ’ 앞에서 [ㄹ]로 발음한다."
 */
export function neutralization(joint: Joint): SoundChange {
  const { final, onset, left } = joint
  if (onset === 'ㅇ' && !joint.spaced) return undefined
  if (final === 'ㄼ' && (left === '밟' || isPlaceIn(joint, ['넓|죽', '넓|적', '넓|둥']))) return { final: 'ㅂ' }
  const isStem = joint.boundary === 'stem' || !RIEUL_KIYEOK_NOUNS.includes(left)
  if (final === 'ㄺ' && isStem && (onset === 'ㄱ' || onset === 'ㄲ')) return { final: 'ㄹ' }
  const sound = representative(final)
  return sound === final ? undefined : { final: sound }
}
