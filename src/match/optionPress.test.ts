import { expect, test } from 'vitest'
import { isMeantFor } from '#match/optionPress.ts'

const PLACE = { x: 300, y: 400 }

test('a press on the shown question counts, even if the pointer was already there', () => {
  expect(isMeantFor(1_000, { at: 1_050, ...PLACE }, null)).toBe(true)
  expect(isMeantFor(1_000, { at: 1_600, ...PLACE }, { at: 900, ...PLACE })).toBe(true)
})

test('a press that began before the question opened does not count', () => {
  expect(isMeantFor(1_000, { at: 999, ...PLACE }, null)).toBe(false)
})

test('the second half of a double press on what was shown before does not count', () => {
  expect(isMeantFor(1_000, { at: 1_100, x: 304, y: 398 }, { at: 900, ...PLACE })).toBe(false)
})

test('a press counts after an earlier press elsewhere, and as the second of two quick presses on the question', () => {
  expect(isMeantFor(1_000, { at: 1_100, ...PLACE }, { at: 900, x: 20, y: 30 })).toBe(true)
  expect(isMeantFor(1_000, { at: 1_300, ...PLACE }, { at: 1_100, ...PLACE })).toBe(true)
})
