import { z } from 'zod'
import { LONGEST_READ, MOST_READ, type ReadKorean } from '#match/koreanWords.ts'

/** Asks for the Korean texts of an explanation in Latin letters and in English, word by word. */
export const koreanWordsRequest = z.strictObject({
  texts: z.array(z.string().min(1).max(LONGEST_READ)).min(1).max(MOST_READ),
})

/** In the order of the request. */
export interface KoreanWords {
  texts: ReadKorean[]
}
