import { expect, test } from 'vitest'
import { conjugate } from '#korean/conjugate.ts'
import { honorificOf, honorificPresence, humbleOf } from '#korean/honorific.ts'
import { predicate } from '#korean/predicate.ts'

const eat = predicate('먹다', 'verb', 'regular')
const give = predicate('주다', 'verb', 'regular')
const ask = predicate('묻다', 'verb', 'ㄷ')
const bury = predicate('묻다', 'verb', 'regular')

test('grandmother does not 먹다, she 드시다, and 시 is not said twice', () => {
  const honoured = honorificOf(eat) ?? eat
  expect(conjugate(honoured, ['-시-', '-았-', '-아요']).text).toBe('드셨어요')
})

test('a verb without a word of its own takes 시', () => {
  expect(honorificOf(predicate('가다', 'verb', 'regular'))).toBeUndefined()
})

test('the director is not there: 안 계십니다', () => {
  expect(conjugate(honorificPresence(), ['안', '-습니다']).text).toBe('안 계십니다')
})

test('I give humbly: 드리겠습니다', () => {
  expect(conjugate(humbleOf(give) ?? give, ['-겠-', '-습니다']).text).toBe('드리겠습니다')
})

test('asking has a humble word, burying has none', () => {
  expect(humbleOf(ask)?.lemma).toBe('여쭙다')
  expect(humbleOf(bury)).toBeUndefined()
})
