import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Allowance, FLOOD_RATE } from '#platform/server/http/allowance.ts'

const SECOND = 1_000

/** How many messages pass if a socket sends `perSecond` for `seconds`. */
function passed(perSecond: number, seconds: number): number {
  const allowance = new Allowance()
  const times = Array.from({ length: perSecond * seconds }, (_, n) => (n * SECOND) / perSecond)
  return times.filter((now) => allowance.take(FLOOD_RATE, 1, now) === 0).length
}

/** How many of 1,000 messages at `now` pass. */
function passedAt(allowance: Allowance, now: number): number {
  return Array.from({ length: 1_000 }, () => allowance.take(FLOOD_RATE, 1, now)).filter((wait) => wait === 0).length
}

test('a socket may send a hundred messages a second for any length of time', () => {
  expect(passed(100, 60)).toBe(6_000)
})

test('a socket that sends a thousand a second is stopped within a second', () => {
  expect(passed(1_000, 1)).toBeLessThan(400)
})

test('a socket may send two hundred messages at once, as after reconnecting', () => {
  expect(passedAt(new Allowance(), 0)).toBe(200)
})

test('a second after a flood, a hundred messages pass again', () => {
  const allowance = new Allowance()
  passedAt(allowance, 0)
  expect(passedAt(allowance, SECOND)).toBe(100)
})

test.each([7, 180, 1_000])('all of %d requests in a minute pass at once, at today’s time of the clock', (count) => {
  const allowance = new Allowance()
  const now = Date.UTC(2026, 10, 23, 12, 34, 56, 789)
  const waits = Array.from({ length: count + 1 }, () => allowance.take({ count, periodSeconds: 60 }, 1, now))
  expect(waits.findIndex((wait) => wait > 0)).toBe(count)
})

test('a refusal says how long to wait, and after that wait one request passes, not two', () => {
  const allowance = new Allowance()
  const fiveAMinute = { count: 5, periodSeconds: 60 }
  const take = (now: number) => allowance.take(fiveAMinute, 1, now)
  expect([1, 2, 3, 4, 5, 6].map(() => take(0))).toEqual([0, 0, 0, 0, 0, 12])
  expect([take(12 * SECOND), take(12 * SECOND)]).toEqual([0, 12])
})

test('a clock that moves backward neither adds to the allowance nor makes a client wait for longer than the period', () => {
  const allowance = new Allowance()
  expect(passedAt(allowance, 3_600 * SECOND)).toBe(200)
  expect(passedAt(allowance, 0)).toBe(0)
  expect(allowance.take(FLOOD_RATE, 1, 0)).toBeLessThanOrEqual(FLOOD_RATE.periodSeconds)
})

test('in any period, no more than the allowance and its refill passes', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 900 }), (pauses) => {
      const allowance = new Allowance()
      let now = 0
      const times = pauses.flatMap((pause) => {
        now += pause * 10
        return allowance.take(FLOOD_RATE, 1, now) === 0 ? [now] : []
      })
      const period = FLOOD_RATE.periodSeconds * SECOND
      const most = times.map((begin) => times.filter((time) => time >= begin && time < begin + period).length)
      expect(Math.max(0, ...most)).toBeLessThanOrEqual(2 * FLOOD_RATE.count)
    }),
  )
})
