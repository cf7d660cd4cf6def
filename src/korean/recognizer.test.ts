import { expect, test } from 'vitest'
import { predicate } from '#korean/predicate.ts'
import { recognizer } from '#korean/recognizer.ts'
import { wordForms } from '#korean/wordForms.ts'

const read = recognizer([
  predicate('가다', 'verb', 'regular'),
  predicate('모르다', 'verb', '르'),
  predicate('오다', 'verb', 'regular'),
  predicate('돕다', 'verb', 'ㅂ-와'),
  predicate('걷다', 'verb', 'ㄷ'),
  predicate('걸다', 'verb', 'ㄹ'),
  predicate('좋다', 'adjective', 'regular'),
  predicate('푸다', 'verb', '우'),
])
const readings = (word: string) =>
  read(word).map(({ predicate: { lemma }, suffixes }) => [lemma, ...suffixes].join(' '))

test.each([
  ['갔어요', '가다 -았- -아요'],
  ['몰라요', '모르다 -아요'],
  ['오시겠습니까', '오다 -시- -겠- -습니까'],
  ['도와주세요', '돕다 -아 주다 -(으)세요'],
  ['좋아졌어요', '좋다 -아지다 -았- -아요'],
  ['퍼서', '푸다 -아서'],
])('%s is read as %s', (word, reading) => {
  expect(readings(word)).toContain(reading)
})

test('a form shared by several verbs has every reading: 걸어요 of 걷다 and 걸다', () => {
  expect(readings('걸어요')).toEqual(expect.arrayContaining(['걷다 -아요', '걸다 -아요']))
})

test('the word before an auxiliary is read with it: 가야 of 가야 하다', () => {
  expect(readings('가야')).toContain('가다 -아야 하다')
})

test('a wrong form has no reading', () => {
  expect(['가아요', '모라요', '돕아요', '걷어요', '하늘'].flatMap(readings)).toEqual([])
})

/** Neighbors that end in the same syllable, but do not always change in the same way. */
const ALIKE = [
  ['공부하다', 'verb', '하다'],
  ['운동하다', 'verb', '하다'],
  ['깨끗하다', 'adjective', '하다'],
  ['모르다', 'verb', '르'],
  ['부르다', 'verb', '르'],
  ['따르다', 'verb', '으'],
  ['푸르다', 'adjective', '러'],
  ['바쁘다', 'adjective', '으'],
  ['예쁘다', 'adjective', '으'],
  ['손쓰다', 'verb', '으', '쓰다'],
  ['힘쓰다', 'verb', '으', '쓰다'],
  // Without its head it would become 손싸.
  ['손쓰다', 'verb', '으'],
  ['묻다', 'verb', 'ㄷ'],
  ['묻다', 'verb', 'regular'],
  ['파묻다', 'verb', 'regular'],
  ['찾다', 'verb', 'regular'],
  ['되찾다', 'verb', 'regular'],
  ['돕다', 'verb', 'ㅂ-와'],
  ['줍다', 'verb', 'ㅂ'],
] as const

test('verbs that share their endings with others have exactly the forms that they have alone', () => {
  const predicates = ALIKE.map(([lemma, pos, verbClass, head]) => predicate(lemma, pos, verbClass, head))
  for (const ordered of [predicates, predicates.toReversed()]) {
    const together = recognizer(ordered)
    for (const one of predicates) {
      const alone = recognizer([one])
      for (const form of wordForms(one).keys()) {
        expect(together(form).filter((reading) => reading.predicate === one)).toEqual(alone(form))
      }
    }
  }
})
