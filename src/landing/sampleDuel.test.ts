import { expect, test } from 'vitest'
import { sampleDuel } from '#landing/sampleDuel.ts'

test('the sample duel changes both ratings as a real duel would', () => {
  expect(sampleDuel.you).toEqual({ name: 'Maya', points: 2, before: 1000, after: 1021, delta: 21 })
  expect(sampleDuel.opponent).toEqual({ name: 'Joon', points: 1, before: 1016, after: 995, delta: -21 })
})
