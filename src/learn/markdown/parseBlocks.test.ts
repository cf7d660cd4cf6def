import { expect, test } from 'vitest'
import { anchored } from '#learn/markdown/anchored.ts'
import { type Block, plainText } from '#learn/markdown/node.ts'
import { parseMarkdown } from '#learn/markdown/parseBlocks.ts'

const types = (markdown: string) => parseMarkdown(markdown).map(({ type }) => type)
const words = (block: Block | undefined) => (block && 'children' in block ? plainText(block.children as never) : '')

test('headings, paragraphs, lists, quotes, rules and code follow each other', () => {
  const markdown = '# A\nText\nof two lines\n\n- one\n- two\n\n> said\n\n---\n```\ncode\n```\n1. first'
  expect(types(markdown)).toEqual(['heading', 'paragraph', 'list', 'blockquote', 'thematicBreak', 'code', 'list'])
  expect(words(parseMarkdown(markdown)[1])).toBe('Text\nof two lines')
})

test('a table has as many cells in each row as in its head', () => {
  const [table] = parseMarkdown('| A | B |\n|---|:-:|\n| a \\| b |\n| 1 | 2 | 3 |\n\nAfter')
  if (table?.type !== 'table') throw new Error('no table')
  expect(table.head.map(plainText)).toEqual(['A', 'B'])
  expect(table.rows.map((row) => row.map(plainText))).toEqual([
    ['a | b', ''],
    ['1', '2'],
  ])
})

test('a line with a bar that no dashes follow is a sentence', () => {
  expect(types('a | b\nc | d')).toEqual(['paragraph'])
})

test('a list item holds what is indented below it, and a line that goes on', () => {
  const [list] = parseMarkdown('- one\ngoes on\n  - inner\n\n  more\n- two')
  if (list?.type !== 'list') throw new Error('no list')
  expect(list.items.map((item) => item.map(({ type }) => type))).toEqual([
    ['paragraph', 'list', 'paragraph'],
    ['paragraph'],
  ])
})

test('items may stand apart, and what follows the list is not in it', () => {
  const blocks = parseMarkdown('1. one\n\n2. two\n\nAfter')
  expect(blocks.map((block) => (block.type === 'list' ? block.items.length : block.type))).toEqual([2, 'paragraph'])
})

test('code keeps its lines, its signs and its language', () => {
  expect(parseMarkdown('```examples\n# not a heading\n\n| x |\n```')).toEqual([
    { type: 'code', lang: 'examples', value: '# not a heading\n\n| x |' },
  ])
})

test('an unclosed fence runs to the end', () => {
  expect(types('```\na\n\n# b')).toEqual(['code'])
})

test('depth is bounded: a wall of quote signs is read in no time and lost nowhere', () => {
  const wall = `${'>'.repeat(5_000)} deep`
  expect(JSON.stringify(parseMarkdown(wall))).toContain('deep')
  expect(JSON.stringify(parseMarkdown(`${'- '.repeat(5_000)}deep`))).toContain('deep')
})

test('each heading has an anchor of its own, each table a caption of its own', () => {
  const table = '| A |\n|---|\n| a |\n'
  const blocks = anchored(parseMarkdown(`${table}\n## 은/는: the topic\n\n${table}\n${table}\n## 은/는: the topic`))
  expect(blocks.map((block) => ('id' in block ? block.id : 'caption' in block ? block.caption : ''))).toEqual([
    'Overview',
    '은-는-the-topic',
    '은/는: the topic',
    '은/는: the topic 2',
    '은-는-the-topic-2',
  ])
})
