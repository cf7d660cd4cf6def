import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marked } from '#korean/boundary.ts'
import { conjugate } from '#korean/conjugate.ts'
import { predicate } from '#korean/predicate.ts'
import { pronunciation } from '#korean/pronunciation.ts'
import { romanization } from '#korean/romanization.ts'
import { goldenRows } from '#tests/support/korean/goldenRows.ts'

const COLUMNS = ['text', 'pronunciation', 'romanization', 'rule'] as const
const GOLDEN = goldenRows(readFileSync('content/korean/pronunciations.tsv', 'utf8'), COLUMNS)

test.each(GOLDEN)('$text is pronounced $pronunciation ($rule)', (row) => {
  const { text, boundaries } = marked(row.text)
  expect(pronunciation(text, boundaries)).toBe(row.pronunciation)
})

test.each(GOLDEN)('$text is romanized $romanization', (row) => {
  const { text, boundaries } = marked(row.text)
  expect(romanization(text, boundaries)).toBe(row.romanization)
})

test('the table cites every article on sound changes', () => {
  const articles = [
    5,
    ...Array.from({ length: 13 }, (_, at) => at + 8),
    ...Array.from({ length: 8 }, (_, at) => at + 23),
  ]
  const cited = GOLDEN.map(({ rule }) => rule).join(', ')
  const isCited = (article: number) => new RegExp(`(?:발음법|,) ${article}(?!\\d)`).test(cited)
  expect(articles.filter((article) => !isCited(article))).toEqual([])
})

test('the pronunciation of a pronunciation is the same text', () => {
  const again = GOLDEN.map((row) => row.pronunciation).filter((said) => !/[ㄱ-ㅎ]|[늬긔븨]/.test(said))
  expect(again.filter((said) => pronunciation(said) !== said)).toEqual([])
})

test('a conjugated form knows its own boundaries: 신고 (wearing) is tensed', () => {
  const wearing = conjugate(predicate('신다', 'verb', 'regular'), ['-고'])
  expect(pronunciation(wearing.text, wearing.boundaries)).toBe('신꼬')
})

test('-(으)ㄹ tenses what follows: 읽을 거예요 is 일글 꺼예요', () => {
  const reading = conjugate(predicate('읽다', 'verb', 'regular'), ['-(으)ㄹ 거다', '-아요'])
  expect(pronunciation(reading.text, reading.boundaries)).toBe('일글 꺼예요')
})

test('울게 (so that one cries) keeps its plain ㄱ, though 할게 (I will) does not', () => {
  const crying = conjugate(predicate('울다', 'verb', 'ㄹ'), ['-게'])
  expect(pronunciation(crying.text, crying.boundaries)).toBe('울게')
  expect(pronunciation('할게')).toBe('할께')
})

test('whole sentences keep their spaces and punctuation', () => {
  const text = '저는 한국어를 배우고 싶어요. PDF 있어요?'
  expect(pronunciation(text)).toBe('저는 한구거를 배우고 시퍼요. PDF 이써요?')
  expect(romanization(text)).toBe('jeoneun hangugeoreul baeugo sipeoyo. PDF isseoyo?')
})

test('every Hangul text has a pronunciation of the same length and a romanization without Hangul', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))
  const word = fc.array(fc.oneof(syllable, fc.constant(' ')), { maxLength: 12 }).map((chars) => chars.join(''))
  fc.assert(
    fc.property(word, (text) => {
      expect(pronunciation(text)).toHaveLength(text.length)
      expect(romanization(text)).not.toMatch(/[가-힣ㄱ-ㅣ]|undefined/)
    }),
  )
})

test('any text can be pronounced and romanized', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => [pronunciation(text), romanization(text)]).not.toThrow()
    }),
  )
})
