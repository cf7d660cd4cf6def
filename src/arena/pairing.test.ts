import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { band, mayPair, opponentsInOrder, pairsAmong, type Seeker, waitUntilPair } from '#arena/pairing.ts'

function seeker(userId: string, rating: number, seconds = 0, lastOpponent: string | null = null): Seeker {
  return { userId, rating, waitedMs: seconds * 1_000, lastOpponent }
}

const someone = fc.record({
  userId: fc.uuid(),
  rating: fc.integer({ min: 400, max: 3_000 }),
  waitedMs: fc.nat({ max: 60_000 }),
  lastOpponent: fc.constant(null),
})

const crowd = fc.uniqueArray(
  fc.record({
    userId: fc.constantFrom(...'abcdefghijkl'),
    rating: fc.integer({ min: 800, max: 1_200 }),
    waitedMs: fc.nat({ max: 30_000 }),
    lastOpponent: fc.option(fc.constantFrom(...'abcdefghijkl')),
  }),
  { selector: ({ userId }) => userId },
)

describe('a band', () => {
  test.each([
    [0, 20],
    [5, 33.75],
    [10, 75],
    [20, 240],
    [30, 515],
  ])('after %i seconds reaches %d points', (seconds, points) => {
    expect(band(seconds * 1_000)).toBeCloseTo(points, 9)
  })

  test('never shrinks', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60_000 }), fc.nat({ max: 60_000 }), (waited, more) => {
        expect(band(waited + more)).toBeGreaterThanOrEqual(band(waited))
      }),
    )
  })
})

describe('two players', () => {
  test('are paired at once if they are at most 20 points apart', () => {
    expect(mayPair(seeker('a', 1000), seeker('b', 1020))).toBe(true)
    expect(mayPair(seeker('a', 1000), seeker('b', 1021))).toBe(false)
  })

  test('can be further apart if one of them has waited', () => {
    expect(mayPair(seeker('a', 1000, 20), seeker('b', 1240))).toBe(true)
    expect(mayPair(seeker('a', 1000, 20), seeker('b', 1241))).toBe(false)
  })

  test('are not paired at 321 points apart if one has just come, even if the other has waited for 30 seconds', () => {
    expect(mayPair(seeker('a', 1000, 30), seeker('b', 1320))).toBe(true)
    expect(mayPair(seeker('a', 1000, 30), seeker('b', 1321))).toBe(false)
  })

  test('must be different: nobody plays against themselves', () => {
    expect(mayPair(seeker('a', 1000), seeker('a', 1000))).toBe(false)
  })

  test('may be paired in either order, and from then on always', () => {
    fc.assert(
      fc.property(someone, someone, fc.nat({ max: 30_000 }), (one, other, later) => {
        expect(mayPair(one, other)).toBe(mayPair(other, one))
        const waited = (who: Seeker) => ({ ...who, waitedMs: who.waitedMs + later })
        if (mayPair(one, other)) expect(mayPair(waited(one), waited(other))).toBe(true)
      }),
    )
  })

  test('may be paired exactly when the computed wait is over', () => {
    fc.assert(
      fc.property(someone, someone, (one, other) => {
        const wait = waitUntilPair(one, other)
        const mayPairIn = (ms: number) =>
          mayPair({ ...one, waitedMs: one.waitedMs + ms }, { ...other, waitedMs: other.waitedMs + ms })
        expect(mayPairIn(wait + 1)).toBe(true)
        if (wait > 1) expect(mayPairIn(wait - 1)).toBe(false)
      }),
    )
  })
})

describe('the choice of an opponent', () => {
  const names = (seekers: readonly Seeker[]) => seekers.map(({ userId }) => userId)

  test('prefers the nearest rating and, among equals, the player who has waited longer', () => {
    const others = [seeker('far', 1015), seeker('near', 1002), seeker('patient', 985, 9), seeker('out', 1300)]
    expect(names(opponentsInOrder(seeker('me', 1000), others))).toEqual(['near', 'patient', 'far'])
  })

  test('avoids the opponent of the last match if another player is in reach', () => {
    const others = [seeker('again', 1000), seeker('other', 1018)]
    expect(names(opponentsInOrder(seeker('me', 1000, 0, 'again'), others))).toEqual(['other', 'again'])
    const asked = [seeker('again', 1000, 0, 'me'), seeker('other', 1018)]
    expect(names(opponentsInOrder(seeker('me', 1000), asked))).toEqual(['other', 'again'])
  })

  test('accepts the opponent of the last match if nobody else is in reach', () => {
    expect(names(opponentsInOrder(seeker('me', 1000, 0, 'again'), [seeker('again', 1000)]))).toEqual(['again'])
  })

  test('includes exactly the players in reach', () => {
    fc.assert(
      fc.property(someone, fc.array(someone), (me, others) => {
        const opponents = opponentsInOrder(me, others)
        expect(new Set(opponents)).toEqual(new Set(others.filter((other) => mayPair(me, other))))
      }),
    )
  })
})

describe('pairing all searching players', () => {
  test('lets the player who has waited longest choose first', () => {
    const seekers = [seeker('new', 1000), seeker('old', 1010, 20), seeker('third', 1012, 1)]
    expect(pairsAmong(seekers).map((pair) => pair.map(({ userId }) => userId))).toEqual([['old', 'third']])
  })

  test('uses each player at most once, pairs only players who may be paired, and leaves no such pair over', () => {
    fc.assert(
      fc.property(crowd, (seekers) => {
        const pairs = pairsAmong(seekers)
        const paired = pairs.flat()
        expect(new Set(paired.map(({ userId }) => userId)).size).toBe(paired.length)
        for (const [one, other] of pairs) expect(mayPair(one, other)).toBe(true)
        const left = seekers.filter((one) => !paired.includes(one))
        for (const one of left) expect(opponentsInOrder(one, left)).toEqual([])
      }),
    )
  })
})
