import { z } from 'zod'

/** The function of the review deck that takes a word by hand. */
export const KEEP_WORD = 'review-add'

const LONGEST_KOREAN = 100
const LONGEST_ENGLISH = 300

/** A text as it is stored: in NFC, without spaces around it. */
const text = (longest: number) => z.string().normalize('NFC').trim().min(1).max(longest)

/** A word or phrase with its meaning that a learner keeps for review. */
export const keptWord = z.strictObject({ korean: text(LONGEST_KOREAN), english: text(LONGEST_ENGLISH) })

export type KeptWord = z.infer<typeof keptWord>

export interface KeptWordResponse {
  /** Whether it is new in the deck. */
  added: boolean
}
