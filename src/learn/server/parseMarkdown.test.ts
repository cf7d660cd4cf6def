import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, type Inline, plainText } from '#learn/markdown/node.ts'
import { parseMarkdown } from '#learn/server/parseMarkdown.ts'

const text = (value: string): Inline => ({ type: 'text', value })

/** The inline nodes of a text that is one paragraph. */
function lineOf(markdown: string): Inline[] {
  const [block, ...more] = parseMarkdown(markdown)
  if (block?.type !== 'paragraph' || more.length > 0) throw new Error('Not one paragraph')
  return block.children
}

test('bold needs no space before a particle', () => {
  expect(lineOf('**받침(batchim)**이 있다')).toEqual([
    { type: 'strong', children: [text('받침(batchim)')] },
    text('이 있다'),
  ])
})

test('one tilde is plain text, and two strike out', () => {
  expect(lineOf('3~5개 ~~6~~ 1~2')).toEqual([text('3~5개 '), { type: 'delete', children: [text('6')] }, text(' 1~2')])
})

test('headings, paragraphs, lists, quotes, rules, code and tables become blocks', () => {
  const markdown = '# A\nText\n\n- one\n  - inner\n\n> said\n\n---\n```examples\n# a | b\n```\n| A |\n|---|\n| a |'
  expect(parseMarkdown(markdown)).toEqual([
    { type: 'heading', depth: 1, id: '', children: [text('A')] },
    { type: 'paragraph', children: [text('Text')] },
    {
      type: 'list',
      ordered: false,
      items: [
        [
          { type: 'paragraph', children: [text('one')] },
          { type: 'list', ordered: false, items: [[{ type: 'paragraph', children: [text('inner')] }]] },
        ],
      ],
    },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [text('said')] }] },
    { type: 'thematicBreak' },
    { type: 'code', lang: 'examples', value: '# a | b' },
    { type: 'table', caption: '', head: [[text('A')]], rows: [[[text('a')]]] },
  ])
})

test('a table has as many cells in each row as in its head', () => {
  const [table] = parseMarkdown('| A | B |\n|---|:-:|\n| a \\| b |\n| 1 | 2 | 3 |')
  expect(table).toMatchObject({
    rows: [
      [[text('a | b')], []],
      [[text('1')], [text('2')]],
    ],
  })
})

test.each(['/learn/hangul#vowels', '#vowels', 'https://a.example/', 'mailto:a@a.example'])(
  'a link may lead to our own pages, the web or an email address: %s',
  (url) => expect(lineOf(`[here](${url})`)).toEqual([{ type: 'link', url, children: [text('here')] }]),
)

test('an image becomes its description', () => {
  expect(lineOf('![a map](https://a.example/map.png)')).toEqual([text('a map')])
})

test.each(['<b onclick=x>a</b>', 'a<br>b', 'R&amp;D &nbsp;', '<!-- a -->', '<script>alert(1)</script>'])(
  'HTML becomes plain text: %s',
  (html) => expect(lineOf(html)).toEqual([text(html)]),
)

test.each([
  ['a reference link', '[a][b]\n\n[b]: https://a.example', ['[a][b]', '[b]: https://a.example']],
  ['a footnote', 'a[^1]\n\n[^1]: note', ['a[^1]', '[^1]: note']],
  ['a task list item', '- [x] done', ['[x] done']],
])('%s stays as it is written', (_case, markdown, words) => {
  expect(parseMarkdown(markdown).map(wordsIn)).toEqual(words)
})

function wordsIn(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children)
    case 'list':
      return block.items.flat().map(wordsIn).join('\n')
    case 'blockquote':
      return block.children.map(wordsIn).join('\n')
    default:
      return 'value' in block ? block.value : ''
  }
}

test.each([
  ['quotes', '>'.repeat(5_000)],
  ['lists', '- '.repeat(5_000)],
  ['emphasis', '*a '.repeat(5_000)],
  ['brackets', '['.repeat(5_000)],
  ['indented lists', Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- a\n`).join('')],
  ['nested emphasis', `${'*a '.repeat(60)}${'a* '.repeat(60)}\n\n`],
])('excessively nested Markdown (%s) is shown with limited depth', (_case, wall) => {
  const tree = parseMarkdown(`${wall}deep`)
  expect(tree.map(wordsIn).join()).toContain('deep')
  expect(depthOf(tree)).toBeLessThan(100)
})

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

test('no letter is lost, whatever markup is between the letters', () => {
  const piece = fc.constantFrom('*', '**', '_', '~~', '가', 'a', ' ', '(', ')', '!', '<', '>', '&')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const letters = (value: string) => value.replace(/[^가a]/g, '')
      const markdown = `a${pieces.join('')}`
      expect(letters(parseMarkdown(markdown).map(wordsIn).join(''))).toBe(letters(markdown))
    }),
  )
})
