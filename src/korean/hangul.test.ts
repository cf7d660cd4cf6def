import fc from 'fast-check'
import { expect, test } from 'vitest'
import { finalConsonant } from '#korean/finalSound.ts'
import { composed, decomposed, withLast } from '#korean/hangul.ts'

test('every syllable is put together again from its jamo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0xac00, max: 0xd7a3 }), (code) => {
      const syllable = decomposed(String.fromCodePoint(code))
      return syllable !== undefined && composed(syllable) === String.fromCodePoint(code)
    }),
  )
})

test('a lone jamo, a Latin letter and an empty text are not syllables', () => {
  expect(['ㄱ', 'ㅏ', 'a', ''].map(decomposed)).toEqual([undefined, undefined, undefined, undefined])
})

test('jamo that do not form a syllable are refused', () => {
  expect(() => composed({ onset: 'ㅏ', vowel: 'ㄱ', final: '' })).toThrow('No Hangul syllable')
  expect(() => withLast('abc', { final: 'ㄴ' })).toThrow('Does not end in a Hangul syllable')
})

test.each([
  ['닭', 'ㄺ'],
  ['2호선', 'ㄴ'],
  ['100,000', 'ㄴ'],
  ['1000000000', 'ㄱ'],
  ['5 km', ''],
  ['2G', ''],
  ['Kim', 'ㅁ'],
  ['King', 'ㅇ'],
  ['Michael', 'ㄹ'],
  ['café', ''],
  ['😀', ''],
  ['', ''],
])('%s ends in %s when read aloud', (word, final) => {
  expect(finalConsonant(word)).toBe(final)
})
