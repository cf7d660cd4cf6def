import { expect, test } from 'vitest'
import { escapeExcessiveMarkup } from '#learn/markdown/escapeExcessiveMarkup.ts'

test('a text that somebody wrote stays as it is', () => {
  const text = `> - 1. **받침(batchim)**이\n\n| a | b |\n|${'-'.repeat(40)}|---|\n\n${'*a* '.repeat(400)}\n\n- - -\n`
  expect(escapeExcessiveMarkup(text)).toBe(text)
})

test.each([
  ['quotes in one another', '>'.repeat(13), '\\>'.repeat(13)],
  ['lists in one another', '- '.repeat(13), '\\- '.repeat(13)],
  ['numbers in one another', '1. '.repeat(13), '1\\. '.repeat(13)],
  ['stars in one paragraph', '*a'.repeat(1_001), '\\*a'.repeat(1_001)],
])('a wall of %s is escaped, and what stands beside it is not', (_case, wall, escaped) => {
  expect(escapeExcessiveMarkup(`**a**\n\n${wall}\n\n*b*`)).toBe(`**a**\n\n${escaped}\n\n*b*`)
})
