import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hyphenatedRomanization, romanization } from '#korean/romanization.ts'
import { goldenRows } from '#tests/support/korean/goldenRows.ts'

const COLUMNS = ['kind', 'text', 'romanization', 'rule'] as const
const GOLDEN = goldenRows(readFileSync('content/korean/romanizations.tsv', 'utf8'), COLUMNS)
const LATIN: Record<string, (text: string) => string> = {
  hyphenated: (text) => hyphenatedRomanization(text),
  text: (text) => romanization(text),
}

test.each(GOLDEN)('$text as $kind is romanized $romanization ($rule)', (row) => {
  expect(LATIN[row.kind]?.(row.text)).toBe(row.romanization)
})
