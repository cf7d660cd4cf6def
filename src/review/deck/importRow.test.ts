import { expect, test } from 'vitest'
import { importParts, importRow, koreanKind } from '#review/deck/importRow.ts'

const fault = (korean: string, english: string) => importRow(1, { korean, english }).fault

test.each([
  ['물', 'water', undefined],
  ['T셔츠를 사요', 'I buy a T-shirt', undefined],
  ['', 'water', 'no-korean'],
  ['water', '물', 'not-korean'],
  ['水', 'water', 'not-korean'],
  ['123', 'numbers', 'not-korean'],
  ['물', ' ', 'no-meaning'],
  ['물'.repeat(101), 'water', 'too-long'],
  ['물', 'x'.repeat(301), 'too-long'],
  ['물', 'wa\uD800ter', 'unreadable'],
])('the row %s: %s makes a card unless %s', (korean, english, expected) => {
  expect(fault(korean, english)).toBe(expected)
})

test.each([
  ['학교(學校)', '학교'],
  ['먹다 [meokda]', '먹다'],
  ['-(으)세요', '-(으)세요'],
  ['저(나)', '저(나)'],
])('hanja and romanizations in brackets are no part of the Korean: %s', (cell, korean) => {
  expect(importRow(1, { korean: cell, english: 'x' }).korean).toBe(korean)
})

test('what a card holds is told by the Korean', () => {
  expect(['물', '잘 먹겠습니다', '-(으)세요', 'ㄱ'].map(koreanKind)).toEqual(['word', 'phrase', 'pattern', 'letter'])
})

test('a long file is imported in parts of 1,000 rows and of a size that the server takes, without rows that make no card', () => {
  const rows = Array.from({ length: 2_100 }, (_, index) =>
    importRow(index + 1, { korean: index === 5 ? '' : '물', english: `water ${index}` }),
  )
  const parts = importParts(rows)
  expect(parts.map((part) => part.length)).toEqual([1_000, 1_000, 99])
  expect(parts.flat().some(({ line }) => line === 6)).toBe(false)
  const long = rows.map((row) => ({ ...row, korean: '물'.repeat(100), english: '뜻'.repeat(300), fault: undefined }))
  for (const part of importParts(long)) {
    const sent = JSON.stringify(part.map(({ korean, english }) => [korean, english]))
    expect(new TextEncoder().encode(sent).length).toBeLessThan(256 * 1024)
  }
})
