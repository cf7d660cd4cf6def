import { expect, test } from 'vitest'
import type { Headword } from '#headwords/headword.ts'
import { headwordLine, smallBook, WORD_LINES } from '#tests/support/korean/wordList.ts'

const MEAL = '식사|noun||A2|meal|meal|||식사가 좋아요.|The meal is good.'
const SHIP_FRUIT = '과일|noun||A1|produce|fruit|배||과일이 좋아요.|The fruit is good.'
const STUDENT = '학생|noun||A1|person|student|||학생이 와요.|A student comes.'
const book = smallBook([...WORD_LINES, MEAL, SHIP_FRUIT, STUDENT])
const word = (key: string): Headword => {
  const found = book.headwords.find((headword) => headword.key === key)
  if (found === undefined) throw new Error(key)
  return found
}
const areNear = (one: string, other: string) => book.areNear(word(one), word(other))

test('two words are near if either lists the other', () => {
  expect([areNear('밥', '식사'), areNear('식사', '밥')]).toEqual([true, true])
})

test('two words are near if their glosses share a meaningful word', () => {
  expect(areNear('공부하다', '학생')).toBe(true)
  expect(areNear('먹다', '가다')).toBe(false)
})

test('nearness covers every sense of a spelling: 배 (ship) is not a safe wrong option for fruit', () => {
  expect(areNear('과일', '배1')).toBe(true)
})

test('the uses of a word are the examples that contain it', () => {
  expect(book.uses(word('집'))).toBeGreaterThan(book.uses(word('국')))
  expect(book.uses(headwordLine(STUDENT))).toBe(1)
})
