import type { EpochMs } from '#kit/time.ts'
import type { Predicate } from '#korean/predicate.ts'
import type { Fit } from '#review/fit/fit.ts'
import type { DatedCard } from '#review/loggedCard.ts'
import type { ReviewEntry } from '#review/reviewEntry.ts'
import type { AnsweredCard } from '#review/session.ts'

/** Response of `review-pack`: cards with their answers, for a device without a connection. Times are in milliseconds since 1970. */
export interface ReviewPack {
  taken_at: EpochMs
  /** Cards to ask today and in the next days. New ones are in the order in which they were added. */
  cards: PackedCard[]
  fits: Fit[]
  /** The other cards that were answered in the UTC day of the pack. */
  answered: AnsweredCard[]
  /** Cards in the deck. */
  deck: number
  /** Cards that are due today and need a connection: rated matches ask their questions, or they need sound. */
  withheld: number
}

export interface PackedCard {
  card: DatedCard
  entries: ReviewEntry[]
  /** What the judge needs of the dictionary: words that are one letter off, and the word whose forms are not wrong. */
  words: { lookalikes: string[]; predicate: Predicate | null }
  /** The URLs of clips, by their texts. */
  clips: Record<string, string>
}
