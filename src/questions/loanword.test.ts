import { expect, test } from 'vitest'
import { isLoanwordOf } from '#questions/loanword.ts'

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
