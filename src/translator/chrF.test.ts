import { expect, test } from 'vitest'
import { chrF } from '#translator/chrF.ts'

test('the same sentence scores 100, spaces aside, and a foreign one 0', () => {
  expect(chrF('나는 학교에 가.', '나는 학교에 가.')).toBeCloseTo(100)
  expect(chrF('보내주세요', '보내 주세요')).toBeCloseTo(100)
  expect(chrF('감자', '물고기')).toBe(0)
})

test('an omission costs more than an addition', () => {
  const reference = '나는 어제 학교에 갔어'
  expect(chrF('나는 학교에 갔어', reference)).toBeLessThan(chrF('나는 어제 아침 학교에 갔어', reference))
})
