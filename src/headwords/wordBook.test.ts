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

test('words are near where one names the other, whichever it is', () => {
  expect([areNear('밥', '식사'), areNear('식사', '밥')]).toEqual([true, true])
})

test('words are near where their glosses share a word that means something', () => {
  expect(areNear('공부하다', '학생')).toBe(true)
  expect(areNear('먹다', '가다')).toBe(false)
})

test('a spelling is near in every sense: 배 the ship is no safe wrong option for fruit', () => {
  expect(areNear('과일', '배1')).toBe(true)
})

test('the uses of a word are the examples that hold it', () => {
  expect(book.uses(word('집'))).toBeGreaterThan(book.uses(word('국')))
  expect(book.uses(headwordLine(STUDENT))).toBe(1)
})
