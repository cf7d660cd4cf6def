import { expect, test } from 'vitest'
import { Allowance } from '#platform/server/http/allowance.ts'

/** How many of a socket's messages pass when it says so many a second, for so long. */
function passed(perSecond: number, seconds: number): number {
  const allowance = new Allowance(0)
  const times = Array.from({ length: perSecond * seconds }, (_, n) => (n * 1_000) / perSecond)
  return times.filter((now) => allowance.take(1, now)).length
}

test('a socket may say a hundred things a second for as long as it likes', () => {
  expect(passed(100, 60)).toBe(6_000)
})

test('a socket that says a thousand a second is stopped before the second is over', () => {
  expect(passed(1_000, 1)).toBeLessThan(400)
})

test('a socket may say two hundred things in one breath, as after reconnecting', () => {
  const allowance = new Allowance(0)
  expect(Array.from({ length: 201 }, () => allowance.take(1, 0)).indexOf(false)).toBe(200)
})

test('a clock that goes back gives nothing away and takes nothing', () => {
  const allowance = new Allowance(10_000)
  expect(allowance.take(200, 0)).toBe(true)
  expect(allowance.take(1, 0)).toBe(false)
})
