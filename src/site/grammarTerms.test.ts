import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grammarTerms } from '#site/grammarTerms.ts'

const unbroken = (prose: string) => grammarTerms(prose).flatMap((piece) => (piece.unbroken ? [piece.text] : []))

test('an ending with its signs stays on one line', () => {
  expect(unbroken('Add -(으)시- to the verb (-(으)면), or (이)랑, 아/어 and 한 시~두 시.')).toEqual([
    '-(으)시-',
    '(-(으)면),',
    '(이)랑,',
    '아/어',
    '시~두',
  ])
})

test('plain words, English with a hyphen and very long words break as ever', () => {
  expect(unbroken('저는 well-known (really) words')).toEqual([])
  expect(unbroken(`-${'가'.repeat(40)}`)).toEqual([])
})

test('nothing of the text is lost', () => {
  const prose = fc.string({ unit: fc.constantFrom('가', 'a', ' ', '-', '(', ')', '/', '\n') })
  fc.assert(
    fc.property(prose, (text) => {
      expect(
        grammarTerms(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
