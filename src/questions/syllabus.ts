import type { WordBook } from '#headwords/wordBook.ts'
import type { Points } from '#questions/point.ts'
import type { WordLevels } from '#questions/wordLevels.ts'

/** What questions are checked against: what there is to learn, and at which level. */
export interface Syllabus {
  readonly points: Points
  /** The headwords with questions. */
  readonly book: WordBook
  /** Of the whole word list. */
  readonly words: WordLevels
}
