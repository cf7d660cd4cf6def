import { expect, test } from 'vitest'
import type { GlossaryPage } from '#learn/glossaryPage.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import type { Block, Inline } from '#learn/markdown/node.ts'
import { contentsOf, glossaryEntryOf, pageContent } from '#learn/pageContent.ts'

const page: LearningPage = {
  section: 'kpop',
  slug: 'slang-2025',
  title: 'K-pop slang',
  description: 'Slang of the year.',
  heading: 'K-pop slang 2025',
  icon: 'book',
  call: 'Ready?',
  published: '2026-11-20',
  updated: '2026-11-20',
  body: '',
}
const entry: GlossaryPage = {
  slug: 'kpop/slang',
  title: 'Slang of fans',
  description: 'Words of Korean fans.',
  content: '## Words\n\n최애 is your favorite.',
  headline: 'Words of K-pop fans',
  created: '2026-11-21',
  updated: '2026-12-01',
}
const TEXT: Block[] = [
  { type: 'heading', depth: 2, id: '', children: [{ type: 'text', value: 'Words' }] },
  { type: 'paragraph', children: [{ type: 'text', value: 'Text.' }] },
]
const ids = (content: ReturnType<typeof pageContent>) => content.contents.map(({ id }) => id)

test('a page without a body or a published glossary page has no content', () => {
  expect(pageContent(page, []).blocks).toEqual([])
})

test('a page’s glossary page is found by its path, even if it has moved', () => {
  const other = { ...entry, slug: 'learn/hangul' }
  expect(glossaryEntryOf(page, [other, entry])).toBe(entry)
  expect(glossaryEntryOf(page, [other])).toBeUndefined()
})

test('a published glossary page is the content of its page, with its own title and dates', () => {
  expect(pageContent(page, [], { entry, blocks: TEXT })).toMatchObject({
    title: 'Slang of fans',
    description: 'Words of Korean fans.',
    headline: 'Words of K-pop fans',
    published: '2026-11-21',
    updated: '2026-12-01',
    contents: [{ id: 'words', words: 'Words' }],
  })
})

test('if an admin’s title or description is too long, the page uses its own', () => {
  for (const change of [{ title: 'a'.repeat(52) }, { description: 'a'.repeat(156) }, { description: '' }]) {
    expect(pageContent(page, [], { entry: { ...entry, ...change }, blocks: TEXT })).toMatchObject({
      title: page.title,
      description: page.description,
    })
  }
})

test('a guide with a body shows the glossary page below it, as “At a glance”', () => {
  const content = pageContent(page, TEXT, { entry, blocks: TEXT })
  expect(content.title).toBe('K-pop slang')
  expect(content.updated).toBe('2026-12-01')
  expect(ids(content)).toEqual(['words', 'at-a-glance'])
  expect(content.blocks.map((block) => (block.type === 'heading' ? `${block.depth} ${block.id}` : block.type))).toEqual(
    ['2 words', 'paragraph', '2 at-a-glance', '3 words-2', 'paragraph'],
  )
})

const heading = (depth: number, id: string, ...children: Inline[]): Block => ({ type: 'heading', depth, id, children })

test('the table of contents lists the second-level headings', () => {
  const bold: Inline = { type: 'strong', children: [{ type: 'text', value: 'Vowels' }] }
  const blocks = [
    heading(2, 'vowels-ㅏ', bold, { type: 'text', value: ' ㅏ' }),
    heading(3, 'long', { type: 'text', value: 'Long' }),
    heading(2, 'consonants', { type: 'text', value: 'Consonants' }),
  ]
  expect(contentsOf(blocks)).toEqual([
    { id: 'vowels-ㅏ', words: 'Vowels ㅏ' },
    { id: 'consonants', words: 'Consonants' },
  ])
})
