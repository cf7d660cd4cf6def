import { expect, test } from 'vitest'
import { readGlossaryEntry } from '#admin/glossaryEntry.ts'

const FILE = `---
slug: learn/counters
title: 'Counters: how Korean counts'
meta_description: Which counter goes with which noun, and why.
headline: Korean counters
description: What a counter is.
---

## 개

| a | b |
`

test('a glossary file is a row of the table, with its article data', () => {
  expect(readGlossaryEntry(FILE)).toMatchObject({
    value: {
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
    },
  })
})

test.each([
  ['without front matter', '## 개', 'front matter'],
  ['without a headline', FILE.replace(/headline.*\n/, ''), 'headline'],
  ['with an unknown field', FILE.replace('headline', 'author: me\nheadline'), 'author'],
  ['with a slug that nothing leads to', FILE.replace('learn/counters', 'learn/nothing'), 'slug'],
  ['with a title too long for a search result', FILE.replace('how Korean counts', 'x'.repeat(60)), 'title'],
  ['without a text', FILE.slice(0, FILE.indexOf('## 개')), 'empty'],
])('a file %s is refused in words', (_what, file, word) => {
  expect(readGlossaryEntry(file)).toMatchObject({ ok: false, refusal: [expect.stringContaining(word)] })
})
