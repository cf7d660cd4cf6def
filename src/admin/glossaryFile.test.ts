import { expect, test } from 'vitest'
import { parseGlossaryFile } from '#admin/glossaryFile.ts'

const FILE = `---
slug: learn/counters
title: 'Counters: how Korean counts'
meta_description: "Which counter goes with which noun, and why."
headline: Korean counters
description: What a counter is.
---

## 개

| a | b |
`

test('a glossary file is a row of the table, with its article data', () => {
  expect(parseGlossaryFile(FILE)).toEqual({
    slug: 'learn/counters',
    title: 'Counters: how Korean counts',
    meta_description: 'Which counter goes with which noun, and why.',
    content: '## 개\n\n| a | b |',
    json_ld: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Korean counters',
      description: 'What a counter is.',
    },
  })
})

test('a file without front matter, or with a field missing or unknown, is refused', () => {
  expect(() => parseGlossaryFile('## 개')).toThrow('front matter')
  expect(() => parseGlossaryFile(FILE.replace(/headline.*\n/, ''))).toThrow('headline')
  expect(() => parseGlossaryFile(FILE.replace('headline', 'author: me\nheadline'))).toThrow('author')
  expect(() => parseGlossaryFile(FILE.replace('headline', 'nonsense\nheadline'))).toThrow('nonsense')
})
