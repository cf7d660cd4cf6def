import { expect, test } from 'vitest'
import { isLoanwordOf } from '#questions/loanword.ts'

test.each([
  ['컴퓨터', 'computer'],
  ['호텔', 'hotel'],
  ['카메라', 'camera'],
  ['초콜릿', 'chocolate'],
])('%s gives %s away', (korean, english) => {
  expect(isLoanwordOf(korean, english)).toBe(true)
})

test.each([
  ['우체국', 'post'],
  ['학생', 'student'],
  ['비', 'bee'],
])('%s does not give %s away', (korean, english) => {
  expect(isLoanwordOf(korean, english)).toBe(false)
})
