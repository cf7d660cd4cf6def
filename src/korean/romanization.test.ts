import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldRows } from '#korean/goldRows.ts'
import { hyphenatedRomanization, romanization } from '#korean/romanization.ts'
import { romanizedName, romanizedPlace } from '#korean/romanizedName.ts'

const COLUMNS = ['kind', 'text', 'romanization', 'rule'] as const
const gold = goldRows(readFileSync('content/korean/romanizations.tsv', 'utf8'), COLUMNS)
const UNITS = ['도', '시', '군', '구', '읍', '면', '리', '동', '가', '로', '길', '대로'] as const

const LATIN: Record<string, (text: string) => string> = {
  name: (text) => romanizedName(text),
  hyphened: (text) => romanizedName(text, '-'),
  place: (text) => romanizedPlace(text),
  hyphenated: (text) => hyphenatedRomanization(text),
  text: (text) => romanization(text),
}

function placeIn(kind: string): (text: string) => string {
  const unit = UNITS.find((known) => kind === `place ${known}`)
  if (unit === undefined) throw new Error(`No such kind of row: ${kind}`)
  return (text) => romanizedPlace(text, unit)
}

test.each(gold)('$text as $kind is romanized $romanization ($rule)', (row) => {
  const latin = LATIN[row.kind] ?? placeIn(row.kind)
  expect(latin(row.text)).toBe(row.romanization)
})

test('a name that is not in Hangul and a place without its unit are refused', () => {
  expect(() => romanizedName('Kim')).toThrow('Not a name in Hangul')
  expect(() => romanizedName('김')).toThrow('Not a name in Hangul')
  expect(() => romanizedPlace('서울', '구')).toThrow('does not end in')
  expect(() => romanizedPlace('구', '구')).toThrow('does not end in')
})
