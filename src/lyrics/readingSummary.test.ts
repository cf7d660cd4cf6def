import { expect, test } from 'vitest'
import { readingSummary } from '#lyrics/readingSummary.ts'
import type { ToneVersion } from '#translator/translation.ts'

const line = (words: number, ...unread: string[]) => ({
  version: { words: Array.from({ length: words }, () => ({})) } as ToneVersion,
  unread,
})

test('says how many words of how many lines were read', () => {
  expect(readingSummary([line(3), line(1)])).toMatch(/^2 Korean lines, 4 words, all of them read\./)
  expect(readingSummary([line(1), { version: null, unread: [] }])).toMatch(/^1 Korean line, 1 word, all/)
})

test('says what was not read', () => {
  expect(readingSummary([line(5, '뿅'), line(2, '둥', '둥')])).toContain('7 words: 4 read, 3 not in our word list.')
})
