import { expect, test } from 'vitest'
import { rivalForms } from '#questions/rivalForms.ts'

test.each([
  ['particle', '저___ 학생이에요.', '는', '가'],
  ['particle', '친구___ 줬어요.', '에게', '한테'],
  ['particle', '저는 서울___ 살아요.', '에', '에서'],
  ['particle', '친구___ 편지를 받았어요.', '에게', '에게서'],
  ['particle', '눈___ 하얘요.', '처럼', '같이'],
  ['conjugation', '___ 집에 있어요.', '추워서', '추우니까'],
  ['word-order', '“I do not go.”', '저는 안 가요.', '저는 가지 않아요.'],
  ['word-order', '“I don’t study.”', '저는 공부 안 해요.', '저는 안 공부해요.'],
] as const)(
  'in a %s question (%s), %s and %s could both be correct, whichever is the key',
  (type, question, one, other) => {
    expect(rivalForms(type, question, one, other)).toBeDefined()
    expect(rivalForms(type, question, other, one)).toBeDefined()
  },
)

test('안 되다 forbids, so -지 않다 is no rival', () => {
  expect(rivalForms('word-order', '“You must not go.”', '가면 안 돼요.', '가지 않아요.')).toBeUndefined()
})

test('에 and 에서 are rivals only with 살다', () => {
  expect(rivalForms('particle', '도서관___ 공부해요.', '에서', '에')).toBeUndefined()
})

test('a noun that ends like a particle is not a rival', () => {
  expect(rivalForms('word', 'Which word means “love”?', '사랑', '사과')).toBeUndefined()
})
