import { expect, test } from 'vitest'
import { toneLadder } from '#landing/toneLadder.ts'

test('every rung of the ladder marks what it changes, in balanced brackets', () => {
  for (const { tone, sentence } of toneLadder) {
    expect(sentence.replace(/\[[가-힣]+\]/g, ''), tone).toMatch(/^[가-힣 ?.]+$/)
    expect(sentence, tone).toMatch(/\[/)
  }
})
