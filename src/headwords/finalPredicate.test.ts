import { expect, test } from 'vitest'
import { finalPredicates } from '#headwords/finalPredicate.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import { smallBook } from '#tests/support/korean/wordList.ts'

const { read } = smallBook()
const closing = (sentence: string) =>
  finalPredicates(sentenceWords(sentence), read).map(
    ({ predicate, suffixes, wordCount }) => `${predicate.lemma} ${suffixes.join(' ')} (${wordCount})`,
  )

test.each([
  ['저는 아침에 빵을 먹어요.', '먹다 -아요 (1)'],
  ['저는 한국어를 공부하고 싶어요.', '공부하다 -고 싶다 -아요 (2)'],
  ['저는 집에 갈 수 없어요.', '가다 -(으)ㄹ 수 없다 -아요 (3)'],
  ['밥을 먹고 싶지 않았어요.', '먹다 -고 싶다 -지 않다 -았- -아요 (3)'],
])('%s ends in %s', (sentence, predicate) => {
  expect(closing(sentence)).toContain(predicate)
})

test('a clause before another clause is not read as an auxiliary', () => {
  expect(closing('밥을 먹고 가요.')).toEqual(['가다 -아요 (1)'])
})

test('a sentence that ends in a noun has no final predicate', () => {
  expect(closing('오늘은 방이에요.')).toEqual([])
})
