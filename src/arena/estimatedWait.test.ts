import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimatedWait, type WaitFacts } from '#arena/estimatedWait.ts'
import { SEARCH_MS, type Seeker } from '#arena/pairing.ts'

const me: Seeker = { userId: 'me', rating: 1000, waitedMs: 0, lastOpponent: null }
const alone: WaitFacts = { seeker: me, others: [], traffic: { matches: 0, spanMs: 600_000 }, leftMs: SEARCH_MS }
const other = (rating: number, waitedMs = 0): Seeker => ({ userId: 'other', rating, waitedMs, lastOpponent: null })

test('without other players or recent matches, the wait is as long as the search', () => {
  expect(estimatedWait(alone)).toBe(30_000)
  expect(estimatedWait({ ...alone, leftMs: 18_000 })).toBe(18_000)
})

test('two players 75 points apart wait ten seconds until their bands meet, or less if one is already waiting', () => {
  expect(estimatedWait({ ...alone, others: [other(1075)] })).toBe(10_000)
  expect(estimatedWait({ ...alone, others: [other(1075, 4_000)] })).toBe(6_000)
})

test('with three matches in the last minute, the next player is expected within ten seconds', () => {
  expect(estimatedWait({ ...alone, traffic: { matches: 3, spanMs: 60_000 } })).toBe(10_000)
})

test('an estimate is between one second and the rest of the search', () => {
  fc.assert(
    fc.property(fc.nat({ max: 29_000 }), fc.nat({ max: 2_000 }), fc.nat({ max: 20 }), (waitedMs, gap, matches) => {
      const leftMs = SEARCH_MS - waitedMs
      const traffic = { matches, spanMs: 600_000 }
      const wait = estimatedWait({ seeker: { ...me, waitedMs }, others: [other(1000 + gap)], traffic, leftMs })
      expect(wait).toBeGreaterThanOrEqual(1_000)
      expect(wait).toBeLessThanOrEqual(leftMs)
    }),
  )
})
