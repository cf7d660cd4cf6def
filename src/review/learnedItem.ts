import { z } from 'zod'

/** What a card about one Korean expression can hold: a letter, a word in its dictionary form, a set phrase, or a grammar pattern. */
export const ITEM_KINDS = ['letter', 'word', 'phrase', 'pattern'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

const LONGEST_KOREAN = 100
const LONGEST_ENGLISH = 300

/** A text as it is stored: in NFC, without spaces around it. */
const text = (longest: number) => z.string().normalize('NFC').trim().min(1).max(longest)

/** Something that a lesson has taught. `english` is its meaning, and the prompt of its card. */
export const learnedItem = z.strictObject({
  korean: text(LONGEST_KOREAN),
  english: text(LONGEST_ENGLISH),
  kind: z.enum(ITEM_KINDS),
  source: z.literal('lesson'),
  /** The lesson. */
  sourceId: text(LONGEST_KOREAN),
})

export type LearnedItem = z.infer<typeof learnedItem>

/** A word or phrase that a learner adds by hand. */
export const addRequest = z.strictObject({ korean: text(LONGEST_KOREAN), english: text(LONGEST_ENGLISH) })

/** Response of `review-add`. */
export interface AddResponse {
  /** Whether it is new in the deck. */
  added: boolean
}
