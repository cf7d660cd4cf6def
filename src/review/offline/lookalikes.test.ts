import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookalikeFinder } from '#review/offline/lookalikes.ts'
import { isOneLetterOff } from '#review/typedAnswer.ts'

const WORDS = ['가르치다', '가리키다', '가르키다', '다르다', '다루다', '바르다', '학교', '학생']

test('a word that is one letter away is found, and no other word', () => {
  const find = lookalikeFinder(WORDS)
  expect(find('가르치다')).toEqual(['가르키다'])
  expect(find('가리치다')).toEqual(['가르치다', '가리키다'])
  expect(find('다르다').toSorted()).toEqual(['다루다', '바르다'])
  expect(find('하교')).toEqual(['학교'])
  expect(find('선생님')).toEqual([])
})

test('of any words, exactly those are found that one letter makes different', () => {
  const syllable = fc.constantFrom(...'가각갈나낙라락다'.split(''))
  const word = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((syllables) => syllables.join(''))
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, text) => {
      const expected = words.filter((other) => isOneLetterOff(text, other))
      expect(lookalikeFinder(words)(text).toSorted()).toEqual(expected.toSorted())
    }),
  )
})
