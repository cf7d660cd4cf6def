import { expect, test } from 'vitest'
import { closingLevel } from '#korean/closingLevel.ts'
import { conjugate } from '#korean/conjugate.ts'
import { nounVerb, predicate } from '#korean/predicate.ts'

const verbs = [
  predicate('가다', 'verb', 'regular'),
  predicate('먹다', 'verb', 'regular'),
  predicate('마시다', 'verb', 'regular'),
  predicate('듣다', 'verb', 'ㄷ'),
  predicate('돕다', 'verb', 'ㅂ-와'),
  predicate('쓰다', 'verb', '으'),
  predicate('부르다', 'verb', '르'),
  predicate('살다', 'verb', 'ㄹ'),
  nounVerb('공부'),
]
/** 평서, 의문, 명령, 청유. */
const ENDINGS = {
  polite: ['-아요', '-(으)세요'],
  formal: ['-습니다', '-습니까', '-(으)십시오', '-(으)ㅂ시다'],
  casual: ['-아', '-자'],
} as const

test('every mood of every verb class is recognized at its own level', () => {
  for (const level of ['polite', 'formal', 'casual'] as const) {
    for (const ending of ENDINGS[level]) {
      const heard = verbs.map((verb) => closingLevel(conjugate(verb, [ending]).text.split(' ').at(-1) ?? ''))
      expect(heard, `${level} ${ending}`).toEqual(verbs.map(() => level))
    }
  }
})

test('the plain written style is a separate level', () => {
  expect(verbs.map((verb) => closingLevel(conjugate(verb, ['-는다']).text))).toEqual(verbs.map(() => 'plain'))
  expect(verbs.map((verb) => closingLevel(conjugate(verb, ['-았-', '-는다']).text))).toEqual(verbs.map(() => 'plain'))
})

test('nouns and particles close no sentence, even if they end like verbs', () => {
  const words = [
    '필요',
    '의자',
    '아버지',
    '한국어',
    '친구와',
    '월요일까지',
    '주말마다',
    '저보다',
    '바다',
    '학생',
    '커피',
    '서울에서',
  ]
  expect(words.map(closingLevel)).toEqual(words.map(() => undefined))
})

test('오니까 is a reason, 옵니까 a question', () => {
  expect(closingLevel('오니까')).not.toBe('formal')
  expect(closingLevel('옵니까')).toBe('formal')
})
