import { expect, test } from 'vitest'
import { soundKey } from '#questions/soundKey.ts'

test.each([
  ['같이', '가치'],
  ['개', '게'],
  ['왜', '외'],
  ['낫', '낮'],
  ['3시', '세 시'],
  ['못 해요', '못해요.'],
])('%s and %s sound the same', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other))
})

test.each([
  ['달', '딸'],
  ['거리', '고리'],
  ['방', '반'],
  ['잊어버렸어요', '잃어버렸어요'],
])('%s and %s sound different', (one, other) => {
  expect(soundKey(one)).not.toBe(soundKey(other))
})
