import { expect, test } from 'vitest'
import { isLoanwordOf, soundsLikeGloss } from '#questions/loanword.ts'

test.each([
  ['컴퓨터', 'computer'],
  ['호텔', 'hotel'],
  ['카메라', 'camera'],
  ['초콜릿', 'chocolate'],
  ['오렌지', 'orange'],
  ['슬리퍼', 'slippers'],
  ['스케이트', 'skating'],
  ['프랑스', 'France'],
])('%s gives %s away', (korean, english) => {
  expect(isLoanwordOf(korean, english)).toBe(true)
})

test.each([
  ['우체국', 'post'],
  ['학생', 'student'],
  ['비', 'bee'],
  ['나무', 'tree'],
  ['버릇', 'habit'],
])('%s does not give %s away', (korean, english) => {
  expect(isLoanwordOf(korean, english)).toBe(false)
})

test.each([
  ['가스', 'gas'],
  ['비자', 'visa (for a country)'],
  ['알레르기', 'allergy'],
])('%s is short, but sounds like its gloss: %s', (korean, gloss) => {
  expect(soundsLikeGloss(korean, gloss)).toBe(true)
  expect(soundsLikeGloss('나무', gloss)).toBe(false)
})
