import { expect, test } from 'vitest'
import type { Headword } from '#headwords/headword.ts'
import { headwordLine, smallBook, WORD_LINES } from '#tests/support/korean/wordList.ts'

const STUDENT = '학생|noun||A1|person|student|||학생이 와요.|A student comes.'
const book = smallBook([...WORD_LINES, STUDENT])
const word = (key: string): Headword => {
  const found = book.headwords.find((headword) => headword.key === key)
  if (found === undefined) throw new Error(key)
  return found
}

test('the uses of a word are the examples that contain it', () => {
  expect(book.uses(word('집'))).toBeGreaterThan(book.uses(word('국')))
  expect(book.uses(headwordLine(STUDENT))).toBe(1)
})
