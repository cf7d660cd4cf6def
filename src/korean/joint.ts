import type { Boundary } from '#korean/boundary.ts'

/** The place where two syllables meet, or the end of a phrase. The rules of pronunciation change its sounds one after another. */
export interface Joint {
  /** The final consonant on the left, '' if none. */
  readonly final: string
  /** The onset and vowel on the right; both '' at the end of a phrase. */
  readonly onset: string
  readonly vowel: string
  /** The syllables as they are written; '' at the end. */
  readonly left: string
  readonly right: string
  /** What is written after the right syllable in the same word. */
  readonly rest: string
  /** The word of the left syllable up to and with it. */
  readonly before: string
  readonly boundary: Boundary['kind'] | undefined
  /** A space stands between the two. */
  readonly spaced: boolean
}

/** What a rule changes, or undefined where it does not apply. */
export type SoundChange = Partial<Pick<Joint, 'final' | 'onset' | 'vowel'>> | undefined

/** One article of 표준 발음법, as a change of a joint. */
export type SoundRule = (joint: Joint) => SoundChange

/** 겹받침: what stays and what moves on to a following vowel. */
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

/**
 * Whether the joint is the marked place of one of the words, which may stand inside a longer one ('꽃|잎' in 꽃잎이) or, where
 * asked, only at the start of it: '북|한' in 북한은, but not '소박|해' for '박|해'.
 */
export function isPlaceIn({ before, right, rest }: Joint, words: readonly string[], where?: 'from the start'): boolean {
  return words.some((word) => {
    const [head = '', tail = ''] = word.split('|')
    const isHead = where === undefined ? before.endsWith(head) : before === head
    return isHead && `${right}${rest}`.startsWith(tail)
  })
}
