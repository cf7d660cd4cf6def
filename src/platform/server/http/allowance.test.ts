import { expect, test } from 'vitest'
import { Allowance } from '#platform/server/http/allowance.ts'

/** How many messages pass if a socket sends `perSecond` for `seconds`. */
function passed(perSecond: number, seconds: number): number {
  const allowance = new Allowance(0)
  const times = Array.from({ length: perSecond * seconds }, (_, n) => (n * 1_000) / perSecond)
  return times.filter((now) => allowance.take(1, now)).length
}

test('a socket may send a hundred messages a second for any length of time', () => {
  expect(passed(100, 60)).toBe(6_000)
})

test('a socket that sends a thousand a second is stopped within a second', () => {
  expect(passed(1_000, 1)).toBeLessThan(400)
})

test('a socket may send two hundred messages at once, as after reconnecting', () => {
  const allowance = new Allowance(0)
  expect(Array.from({ length: 201 }, () => allowance.take(1, 0)).indexOf(false)).toBe(200)
})

test('a clock that moves backward neither adds to the allowance nor uses it up', () => {
  const allowance = new Allowance(10_000)
  expect(allowance.take(200, 0)).toBe(true)
  expect(allowance.take(1, 0)).toBe(false)
})

test('a second after a flood, a hundred messages pass again', () => {
  const allowance = new Allowance(0)
  for (let message = 0; message < 10_000; message += 1) allowance.take(1, 0)
  expect(Array.from({ length: 200 }, () => allowance.take(1, 1_000)).filter(Boolean)).toHaveLength(100)
})
