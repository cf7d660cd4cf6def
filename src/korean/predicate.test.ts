import { expect, test } from 'vitest'
import { conjugate } from '#korean/conjugate.ts'
import { copula, nounVerb, predicate, stemOf } from '#korean/predicate.ts'

test('a word list cannot call 길다 regular, 먹다 a ㄷ verb, or 모르다 anything but 르 or 으', () => {
  expect(() => predicate('길다', 'adjective', 'regular')).toThrow('길다 cannot be of class regular')
  expect(() => predicate('먹다', 'verb', 'ㄷ')).toThrow('cannot be of class')
  expect(() => predicate('모르다', 'verb', 'regular')).toThrow('cannot be of class')
  expect(() => predicate('공부하다', 'verb', 'regular')).toThrow('cannot be of class')
})

test('two verbs with the same spelling can differ only in their class', () => {
  expect(predicate('묻다', 'verb', 'ㄷ').class).toBe('ㄷ')
  expect(predicate('묻다', 'verb', 'regular').class).toBe('regular')
})

test('a dictionary form ends in 다, and a compound ends in its head', () => {
  expect(() => predicate('먹어', 'verb', 'regular')).toThrow('Not a dictionary form')
  expect(() => predicate('손쓰다', 'verb', '으', '크다')).toThrow('does not end in')
})

test('a phrase is conjugated in its last word (신경을 써요), and a noun may have a copula', () => {
  expect(conjugate(predicate('신경을 쓰다', 'verb', '으'), ['-아요']).text).toBe('신경을 써요')
  expect(conjugate(predicate('환자이다', 'copula', '이다'), ['-아요']).text).toBe('환자예요')
})

test('the stem is the dictionary form without 다', () => {
  expect([nounVerb('공부'), copula('학생')].map(stemOf)).toEqual(['공부하', '학생이'])
})
