import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Inline, plainText } from '#learn/markdown/node.ts'
import { parseInline } from '#learn/markdown/parseInline.ts'

const text = (value: string): Inline => ({ type: 'text', value })

test('bold needs no space before a particle', () => {
  expect(parseInline('**받침(batchim)**이 있다')).toEqual([
    { type: 'strong', children: [text('받침(batchim)')] },
    text('이 있다'),
  ])
})

test('marks may stand in one another, and several in a line', () => {
  expect(parseInline('~~a *b*~~ **c** d_e_f _g_')).toEqual([
    { type: 'delete', children: [text('a '), { type: 'emphasis', children: [text('b')] }] },
    text(' '),
    { type: 'strong', children: [text('c')] },
    text(' d'),
    text('_'),
    text('e'),
    text('_'),
    text('f '),
    { type: 'emphasis', children: [text('g')] },
  ])
})

test('a sign that opens nothing is a sign', () => {
  expect(plainText(parseInline('2 * 3, **open, -(으)세요, a|b'))).toBe('2 * 3, **open, -(으)세요, a|b')
})

test('a backslash takes a sign by its word', () => {
  expect(parseInline('\\*not\\* \\[궁물\\](x)').every(({ type }) => type === 'text')).toBe(true)
  expect(plainText(parseInline('\\[궁물\\]'))).toBe('[궁물]')
})

test('what stands in code stays as it is', () => {
  expect(parseInline('`**a** [b](/c)`')).toEqual([{ type: 'inlineCode', value: '**a** [b](/c)' }])
})

test('a link leads to our own pages, the web or a mailbox', () => {
  const urls = ['/learn/hangul#vowels', '#vowels', 'https://a.example/', 'mailto:a@a.example']
  for (const url of urls)
    expect(parseInline(`[here](${url})`)).toEqual([{ type: 'link', url, children: [text('here')] }])
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  'java\tscript:alert(1)',
])('an address that could run something or leave unseen is no link: %s', (url) => {
  expect(parseInline(`[here](${url})`).some(({ type }) => type === 'link')).toBe(false)
})

test('HTML is text like any other', () => {
  expect(parseInline('<b onclick=x>a</b>')).toEqual([text('<b onclick=x>a</b>')])
})

test('no letter of a plain text is lost, whatever signs stand between', () => {
  const piece = fc.constantFrom('*', '**', '_', '~~', '가', 'a', ' ', '(', ')', '!')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const letters = (value: string) => value.replace(/[^가a]/g, '')
      expect(letters(plainText(parseInline(pieces.join(''))))).toBe(letters(pieces.join('')))
    }),
  )
})
