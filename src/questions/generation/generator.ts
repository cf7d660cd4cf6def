import type { WordBook } from '#headwords/wordBook.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import type { Skill } from '#rating/skill.ts'

/** Makes questions about points from the headwords. The result is deterministic. */
export interface Generator {
  readonly skill: Skill
  generate(book: WordBook): QuestionEntry[]
}
