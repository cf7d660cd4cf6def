import { expect, test } from 'vitest'
import { readRecentTexts, storedWith } from '#translator/recentTexts.ts'

function after(person: string | null, ...texts: string[]): string | null {
  return texts.reduce<string | null>((stored, text) => storedWith(stored, person, text), null)
}

test('the three newest texts are kept, each once', () => {
  expect(readRecentTexts(after(null, 'one', 'two', 'three', 'four', 'two'), null)).toEqual(['two', 'four', 'three'])
})

test('nobody sees the texts of somebody else who used this browser', () => {
  const ofAnn = after('ann', 'secret')
  expect([readRecentTexts(ofAnn, 'ann'), readRecentTexts(ofAnn, null), readRecentTexts(ofAnn, 'ben')]).toEqual([
    ['secret'],
    [],
    [],
  ])
  expect(storedWith(ofAnn, null, 'hello')).not.toContain('secret')
})

test.each([null, '', 'x', '[]', '{"person":null}', '{"person":null,"texts":[1]}'])('%j holds no texts', (stored) => {
  expect(readRecentTexts(stored, null)).toEqual([])
})
