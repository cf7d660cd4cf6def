import { expect, test } from 'vitest'
import { readFrontMatter } from '#learn/server/frontMatter.ts'

const file = (...lines: string[]) => ['---', ...lines, '---', 'Body.', ''].join('\n')

test('quoted text with a colon, numbers, booleans and dates (as text) are read', () => {
  const read = readFrontMatter(
    file(
      "title: 'Hangul: the alphabet'",
      'call: Ready, or not?',
      'lessons: 12',
      'joinArena: true',
      'updated: 2026-11-20',
    ),
  )
  expect(read).toEqual({
    ok: true,
    value: {
      front: {
        title: 'Hangul: the alphabet',
        call: 'Ready, or not?',
        lessons: 12,
        joinArena: true,
        updated: '2026-11-20',
      },
      body: 'Body.',
    },
  })
})

test('a list can be in brackets or line by line', () => {
  const read = readFrontMatter(
    file('teaches: [vowels, "one, two", 조사]', 'outline:', "  - 'First: letters'", '  - Second'),
  )
  expect(read.ok && read.value.front).toEqual({
    teaches: ['vowels', 'one, two', '조사'],
    outline: ['First: letters', 'Second'],
  })
})

test('a page without a body has an empty body', () => {
  expect(readFrontMatter('---\ntitle: A\n---')).toEqual({ ok: true, value: { front: { title: 'A' }, body: '' } })
})

test.each([
  ['no front matter', 'Body.', 'does not begin'],
  ['a text with a bare colon', file('title: Hangul: the alphabet'), 'title: Hangul'],
  ['a line that is not a field', file('title: A', '- one'), '- one'],
  ['a field twice', file('title: A', 'title: B'), 'title: B'],
  ['an unknown tag', file('title: !!js/function A'), 'js/function'],
  ['a list in place of fields', file('- one'), 'no list of fields'],
  ['no fields at all', file(''), 'no list of fields'],
])('%s is refused', (_case, text, reason) => {
  const read = readFrontMatter(text)
  expect(read.ok ? '' : read.refusal).toContain(reason)
})
