import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime, clockTime24, monthName } from '#korean/calendar.ts'
import { counted, ordinal } from '#korean/counter.ts'
import { decimalNumeral, fractionNumeral, phoneNumber } from '#korean/numberPhrase.ts'
import { digitByDigit, nativeModifier, nativeNumeral, sinoNumeral } from '#korean/numeral.ts'
import { goldenRows } from '#tests/support/korean/goldenRows.ts'

const GOLDEN = goldenRows(readFileSync('content/korean/numerals.tsv', 'utf8'), ['kind', 'number', 'words'])

const numbersIn = (text: string) => text.split(/\D/).map(Number)
const SAID: Record<string, (text: string) => string> = {
  sino: (text) => sinoNumeral(Number(text)),
  native: (text) => nativeNumeral(Number(text)),
  ordinal: (text) => ordinal(Number(text)),
  month: (text) => monthName(Number(text)),
  time: (text) => clockTime(...pair(text)),
  digits: digitByDigit,
  time24: (text) => clockTime24(...pair(text)),
  decimal: decimalNumeral,
  fraction: (text) => fractionNumeral(...pair(text)),
  phone: phoneNumber,
}

function pair(text: string): [number, number] {
  const [first = Number.NaN, second = Number.NaN] = numbersIn(text)
  return [first, second]
}

/** Any other kind is a counter. */
function countedAs(counter: string): (text: string) => string {
  return (text) => counted(Number(text), counter)
}

test.each(GOLDEN)('$number as $kind is $words', ({ kind, number, words }) => {
  const said = SAID[kind] ?? countedAs(kind)
  expect(said(number)).toBe(words)
})

test('분 counts people in native numbers and minutes in Sino numbers', () => {
  expect(counted(5, '분')).toBe('다섯 분')
  expect(counted(5, '분', 'sino')).toBe('오 분')
})

test('0 and 100 have no native number, and there is no thirteenth month', () => {
  expect(() => nativeNumeral(0)).toThrow('No numeral')
  expect(() => nativeModifier(100)).toThrow('No numeral')
  expect(() => sinoNumeral(1.5)).toThrow('No numeral')
  expect(() => monthName(13)).toThrow('No such month')
  expect(() => decimalNumeral('1,5')).toThrow('No decimal')
  expect(() => fractionNumeral(1, 0)).toThrow('No fraction')
  expect(() => clockTime24(25, 0)).toThrow('No such hour')
  expect(() => clockTime(0, 30)).toThrow('No such hour')
})

test('no two numbers have the same words', () => {
  const number = fc.integer({ min: 0, max: 99_999_999 })
  fc.assert(fc.property(number, number, (a, b) => a === b || sinoNumeral(a) !== sinoNumeral(b)))
})
