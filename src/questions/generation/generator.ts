import type { WordBook } from '#headwords/wordBook.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import type { Skill } from '#rating/skill.ts'

/** Makes questions of one type from the headwords. The result is deterministic. */
export interface Generator {
  readonly skill: Skill
  generate(book: WordBook): QuestionEntry[]
}
