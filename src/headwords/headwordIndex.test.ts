import { expect, test } from 'vitest'
import { headwordIndex } from '#headwords/headwordIndex.ts'

const HEADER = 'word\tpos\tclass\tlevel\tfield\tglosses\tnear\tmore\texample\ttranslation'
const asked = '배1\tnoun\t\tA1\tvehicle\tship\t\tcounter=척\t배가 왔어요.\tThe ship came.'
const askedTwin = '배2\tnoun\t\tA2\tproduce\tpear\t\t\t저는 배를 먹고 싶어요.\tI want to eat a pear.'
const unasked = '취하다\tverb\t하다\tC2\teating\tto get drunk\t\tframe=에'
const find = headwordIndex({ 'words.tsv': [HEADER, asked, askedTwin].join('\n'), 'more.tsv': `${HEADER}\n${unasked}` })

test('a word is found by its key, with or without questions', () => {
  expect(find('배1')).toMatchObject({ word: '배', counter: '척' })
  expect(find('취하다')).toMatchObject({ level: 'C2', predicate: { class: '하다' }, example: undefined })
  expect(find('라디오')).toBeUndefined()
})

test('a spelling of several words needs a digit', () => {
  expect(() => find('배')).toThrow('배 is the spelling of several words: write 배1 or 배2')
})

test('a row is parsed only when it is looked up, and then it must be valid', () => {
  const lazy = headwordIndex({ 'words.tsv': [HEADER, '빵\tnoun\t\tA1\tnonsense\tbread', asked].join('\n') })
  expect(lazy('배1')?.word).toBe('배')
  expect(() => lazy('빵')).toThrow('words.tsv:2')
})
