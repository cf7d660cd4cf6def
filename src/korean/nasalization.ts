import type { Joint, SoundChange } from '#korean/joint.ts'

const NASAL: Record<string, string> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' }

/**
 * 비음화. 표준 발음법 18: "받침 ‘ㄱ(…), ㄷ(…), ㅂ(…)’은 ‘ㄴ, ㅁ’ 앞에서 [ㅇ, ㄴ, ㅁ]으로 발음한다." 19: "받침 ‘ㅁ, ㅇ’ 뒤에 연결되는
 * ‘ㄹ’은 [ㄴ]으로 발음한다", after ㄱ and ㅂ too (협력 [혐녁]).
 */
export function nasalization({ final, onset }: Joint): SoundChange {
  const nasal = NASAL[final]
  if (nasal !== undefined && 'ㄴㅁ'.includes(onset) && onset !== '') return { final: nasal }
  if (onset !== 'ㄹ') return undefined
  if (nasal !== undefined) return { final: nasal, onset: 'ㄴ' }
  return final === 'ㅁ' || final === 'ㅇ' ? { onset: 'ㄴ' } : undefined
}
