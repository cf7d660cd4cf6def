import { expect, test } from 'vitest'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { namedAdverb, namedNoun, namedPredicate, namedQuality } from '#translator/lexicon/koreanKey.ts'

const find = await loadHeadwordIndex()

test('a verb conjugates like its headword, and a phrase like its last word', () => {
  expect(namedPredicate('듣다', find)).toMatchObject({ korean: '듣다', predicate: { class: 'ㄷ', pos: 'verb' } })
  expect(namedPredicate('쓰다4', find)).toMatchObject({ korean: '쓰다', predicate: { class: '으', pos: 'adjective' } })
  expect(namedPredicate('집이 없다2', find)).toMatchObject({ korean: '집이 없다', predicate: { class: '없다' } })
})

test('a noun phrase takes the counter of its last word', () => {
  expect(namedNoun('배1', find)).toMatchObject({ word: '배', counter: '척' })
  expect(namedNoun('뜨거운 커피', find)).toMatchObject({ word: '뜨거운 커피', counter: '잔' })
  expect(namedNoun('사람들', find)).toMatchObject({ counter: '명', honorific: '분들' })
  expect(namedNoun('9월', find)).toMatchObject({ word: '9월', counter: undefined })
})

test('an adjective may be a noun with 이다 or a word that is only used before nouns', () => {
  expect(namedQuality('사실2이다', find)).toMatchObject({ korean: '사실이다', predicate: { class: '이다' } })
  expect(namedQuality('안 보이다', find)).toMatchObject({ predicate: { class: 'regular', pos: 'verb' } })
  expect(namedQuality('외국의', find)).toEqual({ korean: '외국의', predicate: undefined })
})

test.each([
  ['a verb that no list has', () => namedPredicate('뷁하다', find), 'No headword: 뷁하다'],
  ['a phrase that ends in no headword', () => namedPredicate('빨리 뷁하다', find), 'No headword: 빨리 뷁하다'],
  ['a noun where a verb is needed', () => namedPredicate('공부', find), 'a verb or an adjective is needed, not: noun'],
  ['a spelling of several verbs', () => namedPredicate('쓰다', find), 'write 쓰다'],
  ['a phrase whose last word is several', () => namedPredicate('돈을 쓰다', find), 'write 쓰다'],
  ['a noun that no list has', () => namedNoun('뷁', find), 'No headword: 뷁'],
  ['a verb where a noun is needed', () => namedNoun('먹다', find), 'a noun is needed, not: verb'],
  ['a spelling of several nouns', () => namedNoun('배', find), 'write 배'],
  ['이다 after no noun', () => namedQuality('뷁이다', find), 'No headword: 뷁'],
  ['an adjective that no list has', () => namedQuality('뷁하다', find), 'No headword: 뷁하다'],
  ['a verb among the adverbs', () => namedAdverb('먹다', find), 'an adverb is needed, not: verb'],
])('%s is refused', (_, named, fault) => {
  expect(named).toThrow(fault)
})
