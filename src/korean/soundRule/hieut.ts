import { isNounInCluster } from '#korean/soundRule/clusterReduction.ts'
import { isAmong, type Joint, type SoundChange } from '#korean/soundRule/joint.ts'
import { isListed, placeList } from '#korean/soundRule/listedPlace.ts'
import { CLUSTERS, representative } from '#korean/soundRule/representative.ts'

const ASPIRATED: Record<string, string> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅈ: 'ㅊ' }

/** What a final consonant and a following ㅎ become together. The rest of a consonant cluster stays. */
const WITH_HIEUT: Record<string, readonly [string, string]> = {
  ㄱ: ['', 'ㅋ'],
  ㄲ: ['', 'ㅋ'],
  ㅋ: ['', 'ㅋ'],
  ㄳ: ['', 'ㅋ'],
  ㄺ: ['ㄹ', 'ㅋ'],
  ㄷ: ['', 'ㅌ'],
  ㅅ: ['', 'ㅌ'],
  ㅆ: ['', 'ㅌ'],
  ㅊ: ['', 'ㅌ'],
  ㅌ: ['', 'ㅌ'],
  ㅂ: ['', 'ㅍ'],
  ㅍ: ['', 'ㅍ'],
  ㅄ: ['', 'ㅍ'],
  ㄼ: ['ㄹ', 'ㅍ'],
  ㅈ: ['', 'ㅊ'],
  ㄵ: ['ㄴ', 'ㅊ'],
}

/** 표준국어대사전: 싫증 [실쯩]; its ㅎ is silent. */
const SILENT = placeList('싫|증')

function afterHieut(kept: string, onset: string): SoundChange {
  const aspirated = ASPIRATED[onset]
  if (aspirated !== undefined) return { final: kept, onset: aspirated }
  if (onset === 'ㄴ' && kept === '') return { final: 'ㄴ' }
  return onset === '' ? undefined : { final: kept }
}

/**
 * ㅎ. 표준 발음법 12: "‘ㅎ(ㄶ, ㅀ)’ 뒤에 ‘ㄱ, ㄷ, ㅈ’이 결합되는 경우에는 … [ㅋ, ㅌ, ㅊ]으로 발음한다"; before ㅅ and vowels it is dropped, before ㄴ
 * it is [ㄴ]; "받침 ‘ㄱ(ㄺ), ㄷ, ㅂ(ㄼ), ㅈ(ㄵ)’이 뒤 음절 첫소리 ‘ㅎ’과 결합되는 경우에도"; across words the final is neutralized
 * first (옷 한 벌 [오탄벌], 닭 한 마리 [다칸마리]).
 */
export function hieut(joint: Joint): SoundChange {
  const { final, onset, spaced, boundary, left } = joint
  if (final === 'ㅎ') return afterHieut('', onset)
  const [kept, second] = CLUSTERS[final] ?? ['', '']
  if (second === 'ㅎ') return isListed(joint, SILENT) ? { final: kept } : afterHieut(kept, onset)
  if (onset !== 'ㅎ') return undefined
  const isApart = spaced || boundary === 'compound' || isNounInCluster(left)
  const change = WITH_HIEUT[isApart ? representative(final) : final]
  return change && { final: change[0], onset: change[1] }
}

/** 표준 발음법 12.2: "‘ㅎ(ㄶ, ㅀ)’ 뒤에 ‘ㅅ’이 결합되는 경우에는, ‘ㅅ’을 [ㅆ]으로 발음한다" (닿소 [다쏘], 많소 [만쏘]). */
export function hieutTensing({ final, onset }: Joint): SoundChange {
  return onset === 'ㅅ' && isAmong(final, 'ㅎㄶㅀ') ? { onset: 'ㅆ' } : undefined
}
