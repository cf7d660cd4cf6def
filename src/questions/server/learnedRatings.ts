import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { LearnedRating } from '#questions/questionRating.ts'

/** The learned ratings of all questions, in memory, because every draw needs those of a hundred questions. */
export interface LearnedRatings {
  /** As of the last refresh, by the questions' ids; empty before the first. A question that nobody has answered has none. */
  learned: ReadonlyMap<string, LearnedRating>
  /** Reads them in one statement. They change slowly, so twice a minute is often enough. */
  refresh(): Promise<void>
}

export function learnedRatings(database: Database): LearnedRatings {
  const learned = new Map<string, LearnedRating>()
  return {
    learned,
    async refresh() {
      const rows = await database.tx(SERVICE, (tx) =>
        tx.sql<LearnedRating & { id: string }>('select question_id as id, rating, answers from app.question_ratings'),
      )
      for (const { id, rating, answers } of rows) learned.set(id, { rating, answers })
    },
  }
}
