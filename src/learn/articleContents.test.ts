import { expect, test } from 'vitest'
import { contentsOf } from '#learn/articleContents.ts'
import type { Block, Inline } from '#learn/markdown/node.ts'

const heading = (depth: number, id: string, ...children: Inline[]): Block => ({ type: 'heading', depth, id, children })

test('the contents are the headings of the second level', () => {
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
