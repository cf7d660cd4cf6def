import { expect, test } from 'vitest'
import { signed } from '#rating/signed.ts'

test('a change of rating always carries its sign', () => {
  expect([signed(22), signed(-8), signed(0)]).toEqual(['+22', '−8', '±0'])
})
