import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedPronunciations } from '#korean/acceptedPronunciations.ts'
import { pronunciation } from '#korean/pronunciation.ts'

test.each([
  ['학교', ['학꾜']],
  ['냇가', ['내까', '낻까']],
  ['햇살', ['해쌀', '핻쌀']],
  ['금융', ['금늉', '그뮹']],
  ['검열', ['검녈', '거멸']],
  ['맛있다', ['마싣따', '마딛따']],
  ['시계', ['시계', '시게']],
  ['예의', ['예의', '예이', '예에']],
  ['주의', ['주의', '주이', '주에']],
  ['협의', ['혀븨', '혀비', '혀베']],
  ['한국의 집', ['한구긔 집', '한구기 집', '한구게 집']],
  ['희망', ['히망']],
  ['의사', ['의사']],
  ['실례', ['실례']],
])('%s may be said %j', (text, said) => {
  expect(acceptedPronunciations(text)).toEqual(said)
})

test('the usual pronunciation always comes first', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.array(syllable, { maxLength: 6 }), (syllables) => {
      const text = syllables.join('')
      expect(acceptedPronunciations(text)[0]).toBe(pronunciation(text))
    }),
  )
})
