import { z } from 'zod'
import { keptWord } from '#translator/keptWord.ts'

/** What a card about one Korean expression can hold: a letter, a word in its dictionary form, a set phrase, or a grammar pattern. */
export const ITEM_KINDS = ['letter', 'word', 'phrase', 'pattern'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

const LONGEST_ID = 100

/** Something that a lesson has taught. `english` is its meaning, and the prompt of its card. */
export const learnedItem = keptWord.extend({
  kind: z.enum(ITEM_KINDS),
  source: z.literal('lesson'),
  /** The lesson. */
  sourceId: z.string().min(1).max(LONGEST_ID),
})

export type LearnedItem = z.infer<typeof learnedItem>
