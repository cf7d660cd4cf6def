import { expect, test } from 'vitest'
import { escapeExcessiveMarkup } from '#learn/markdown/escapeExcessiveMarkup.ts'

test('ordinary Markdown is not changed', () => {
  const text = `> - 1. **받침(batchim)**이\n\n| a | b |\n|${'-'.repeat(40)}|---|\n\n${'*a* '.repeat(400)}\n\n- - -\n`
  expect(escapeExcessiveMarkup(text)).toBe(text)
})

test.each([
  ['nested quotes', '>'.repeat(13), '\\>'.repeat(13)],
  ['nested lists', '- '.repeat(13), '\\- '.repeat(13)],
  ['nested numbered lists', '1. '.repeat(13), '1\\. '.repeat(13)],
  ['asterisks in one paragraph', '*a'.repeat(1_001), '\\*a'.repeat(1_001)],
])('an excess of %s is escaped, and the text around it is not', (_case, wall, escaped) => {
  expect(escapeExcessiveMarkup(`**a**\n\n${wall}\n\n*b*`)).toBe(`**a**\n\n${escaped}\n\n*b*`)
})
