/** 표준 발음법 9: "받침 ‘ㄲ, ㅋ’, ‘ㅅ, ㅆ, ㅈ, ㅊ, ㅌ’, ‘ㅍ’은 … 각각 대표음 [ㄱ, ㄷ, ㅂ]으로 발음한다." ㅎ is [ㄷ] where article 12 does not apply. */
const SINGLE: Record<string, string> = {
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅎ: 'ㄷ',
  ㅍ: 'ㅂ',
}

/** 겹받침: the consonant that stays, and the consonant that moves to a following vowel. */
export const CLUSTERS: Record<string, readonly [string, string]> = {
  ㄳ: ['ㄱ', 'ㅅ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['ㄴ', 'ㅎ'],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㄽ: ['ㄹ', 'ㅅ'],
  ㄾ: ['ㄹ', 'ㅌ'],
  ㄿ: ['ㄹ', 'ㅍ'],
  ㅀ: ['ㄹ', 'ㅎ'],
  ㅄ: ['ㅂ', 'ㅅ'],
}

/** 표준 발음법 11: the second consonant of ㄺ, ㄻ, ㄿ is heard, and the first consonant of all others (10). */
const SECOND_HEARD: Record<string, string> = { ㄺ: 'ㄱ', ㄻ: 'ㅁ', ㄿ: 'ㅂ' }

/** The final consonant as it sounds before a consonant or at the end (대표음): 꽃 ㄷ, 앞 ㅂ, 값 ㅂ, 닭 ㄱ. */
export function representative(final: string): string {
  return SECOND_HEARD[final] ?? CLUSTERS[final]?.[0] ?? SINGLE[final] ?? final
}
