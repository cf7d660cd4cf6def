import type { WordBook } from '#headwords/wordBook.ts'
import { keyOf, type Question } from '#questions/question.ts'

const HANGUL = /[가-힣]/
const ASKED_WORD = /What does ([가-힣 ]+) mean/

/** Wrong options that the word list calls near to the asked word. Often they are the best ones, but each needs a second look. */
export function nearOptions(question: Question, book: WordBook): string[] {
  const key = keyOf(question)
  const asked = HANGUL.test(key) ? key : (ASKED_WORD.exec(question.question)?.[1] ?? '')
  const lists = (word: string, near: string) => book.spelled(word).some((headword) => headword.near.includes(near))
  return question.options.filter((option) => option !== key && (lists(option, asked) || lists(asked, option)))
}
