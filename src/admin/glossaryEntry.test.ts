import { expect, test } from 'vitest'
import { readGlossaryEntry } from '#admin/glossaryEntry.ts'

const FRONT = {
  slug: 'learn/counters',
  title: 'Counters: how Korean counts',
  meta_description: 'Which counter goes with which noun, and why.',
  headline: 'Korean counters',
  description: 'What a counter is.',
}
const FILE = { front: FRONT, body: '## 개\n\n| a | b |' }

test('a glossary file becomes a row of the table, with its article data', () => {
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
  ['without a headline', { ...FILE, front: { ...FRONT, headline: undefined } }, 'headline'],
  ['with an unknown field', { ...FILE, front: { ...FRONT, author: 'me' } }, 'author'],
  ['with an unknown slug', { ...FILE, front: { ...FRONT, slug: 'learn/nothing' } }, 'slug'],
  ['with a title too long for a search result', { ...FILE, front: { ...FRONT, title: 'x'.repeat(60) } }, 'title'],
  ['without a text', { ...FILE, body: '' }, 'empty'],
])('a file %s is refused with a message', (_what, file, word) => {
  expect(readGlossaryEntry(file)).toMatchObject({ ok: false, refusal: [expect.stringContaining(word)] })
})
