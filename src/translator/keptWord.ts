import { z } from 'zod'
import { LONGEST_ENGLISH, LONGEST_KOREAN } from '#translator/keptWordLength.ts'

/** A text as it is stored: in NFC, without spaces around it. */
const text = (longest: number) => z.string().normalize('NFC').trim().min(1).max(longest)

/** A word or phrase with its meaning that a learner keeps: what the function `review-add` takes. */
export const keptWord = z.strictObject({ korean: text(LONGEST_KOREAN), english: text(LONGEST_ENGLISH) })

export type KeptWord = z.infer<typeof keptWord>

export interface KeptWordResponse {
  /** Whether it is new in the deck. */
  added: boolean
}
