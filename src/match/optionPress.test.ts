import { expect, test } from 'vitest'
import { isMeantFor } from '#match/optionPress.ts'

const PLACE = { x: 300, y: 400 }

test('a press on the question that is shown chooses, by a pointer that has rested there, too', () => {
  expect(isMeantFor(1_000, { at: 1_050, ...PLACE }, null)).toBe(true)
  expect(isMeantFor(1_000, { at: 1_600, ...PLACE }, { at: 900, ...PLACE })).toBe(true)
})

test('a press that began before the question opened chooses nothing', () => {
  expect(isMeantFor(1_000, { at: 999, ...PLACE }, null)).toBe(false)
})

test('the second half of a double press on what stood there before chooses nothing', () => {
  expect(isMeantFor(1_000, { at: 1_100, x: 304, y: 398 }, { at: 900, ...PLACE })).toBe(false)
})

test('a press elsewhere just before, or two quick presses on the question itself, take nothing away', () => {
  expect(isMeantFor(1_000, { at: 1_100, ...PLACE }, { at: 900, x: 20, y: 30 })).toBe(true)
  expect(isMeantFor(1_000, { at: 1_300, ...PLACE }, { at: 1_100, ...PLACE })).toBe(true)
})
