import { expect, test } from 'vitest'
import { partsOf, readWords } from '#tests/support/translator/readWords.ts'

test('an ending that goes on in the next word is named as a whole, and only where that word goes on', () => {
  expect(partsOf('보고 싶어')[0]).toBe('보 see · 고 part of -고 싶다, “want to”')
  expect(partsOf('보고 갔어')[0]).toBe('보 see · 고 and')
  expect(partsOf('울지 마')).toEqual([
    "울 cry · 지 part of -지 말다, “don't”",
    '말 not do (don’t) · 아 casual ending (해체)',
  ])
  expect(partsOf('나타난 거야')[0]).toBe('나타나 appear · ㄴ describes the noun, past')
  expect(partsOf('나타난 것 같아')[0]).toContain('것 같다')
})

test('a plan is named as a whole', () => {
  expect(partsOf('찾을 거야')[0]).toContain('will, be going to')
})

test.each([
  ['잊어 버렸어', 'do completely'],
  ['쓰레기를 버렸어', 'throw away'],
  ['기다려 줄래', 'do for someone'],
  ['선물을 줄래', 'give'],
  ['취했나 봐', 'I guess'],
  ['꿈이었나 봐', 'I guess'],
  ['넘어질 뻔했어', 'almost'],
  ['잊고 말았어', 'end up'],
  ['하늘을 봐', 'see'],
])('the last word of %s means “%s”', (text, gloss) => {
  expect(readWords(text).at(-1)?.[1]).toBe(gloss)
})
