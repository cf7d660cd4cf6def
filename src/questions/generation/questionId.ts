import { spreadHash } from '#kit/spreadHash.ts'
import type { QuestionType } from '#questions/question.ts'

/** The id of a generated question: a hash of its type and of what it is made from, so that ids are unique and stable. */
export function questionId(type: QuestionType, ...parameters: readonly (string | number)[]): string {
  const text = [type, ...parameters].join('|')
  const half = (salt: string) =>
    spreadHash(salt + text)
      .toString(16)
      .padStart(8, '0')
  return `${type}-${half('')}${half('#')}`
}
