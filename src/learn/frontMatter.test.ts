import { expect, test } from 'vitest'
import { readFrontMatter } from '#learn/frontMatter.ts'

const file = (...lines: string[]) => ['---', ...lines, '---', 'Body.', ''].join('\n')

test('a text may hold colons and quotes, and stands as it is written', () => {
  const read = readFrontMatter(file('title: Hangul: the alphabet', 'call: "Ready, or not?"', "level: 'A1'"))
  expect(read).toEqual({
    ok: true,
    value: { front: { title: 'Hangul: the alphabet', call: 'Ready, or not?', level: 'A1' }, body: 'Body.' },
  })
})

test('a list is written in brackets or line by line', () => {
  const read = readFrontMatter(
    file('teaches: [vowels, "one, two", 조사]', 'outline:', '  - First: letters', '- Second'),
  )
  expect(read.ok && read.value.front).toEqual({
    teaches: ['vowels', 'one, two', '조사'],
    outline: ['First: letters', 'Second'],
  })
})

test('a page without a body is one with an empty body', () => {
  expect(readFrontMatter('---\ntitle: A\n---')).toEqual({ ok: true, value: { front: { title: 'A' }, body: '' } })
})

test.each([
  ['no front matter', 'Body.', 'does not begin'],
  ['a line that is nothing known', file('title: A', 'and more'), 'Not understood: and more'],
  ['an item without a list', file('title: A', '- one'), 'Not understood: - one'],
  ['a field twice', file('title: A', 'title: B'), 'title stands there twice'],
])('%s is refused', (_case, text, reason) => {
  const read = readFrontMatter(text)
  expect(read.ok ? '' : read.refusal).toContain(reason)
})
