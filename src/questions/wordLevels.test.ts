import { expect, test } from 'vitest'
import { hardWords, wordLevels } from '#questions/wordLevels.ts'
import { headwordLine, WORD_LINES } from '#tests/support/korean/wordList.ts'

const words = wordLevels(
  [
    ...WORD_LINES,
    '그치다 | verb | regular | B1 | changing | to stop | | frame=- | 비가 그쳤어요. | The rain stopped.',
    '안내 | noun | | B1 | message | information | | | 안내가 좋아요. | The information is good.',
    '안내 데스크 | noun | | A1 | building | information desk | | | 안내 데스크가 좋아요. | The information desk is good.',
    '가격 | noun | | A2 | money | price | | | 가격이 좋아요. | The price is good.',
  ].map(headwordLine),
  ['민수', '서울'],
)

test.each([
  ['민수는 오늘 서울에 가요.', [], []],
  ['비가 그쳤어요.', ['그쳤어요 (B1)'], []],
  ['값과 “가격”이 좋아요!', ['가격 (A2)'], ['값과']],
  ['3시에 이십오 분', [], ['시에', '분']],
  ['-(으)ㄹ까요, ㅏ', [], []],
])('in %s, the words %j are above A1 and %j are unknown', (text, above, unknown) => {
  expect(hardWords(text, 'A1', words)).toEqual({ above, unknown })
})

test('a word is as easy as its easiest reading: 배 is a ship (A1) and a pear (A2)', () => {
  expect(words.of('배를')).toBe('A1')
})

test('words that are one phrase have the level of the phrase', () => {
  expect(hardWords('안내 데스크로 가요.', 'A1', words).above).toEqual([])
  expect(hardWords('안내가 좋아요.', 'A1', words).above).toEqual(['안내가 (B1)'])
})

test('the dictionary form has the level of its word', () => {
  expect(words.of('그치다')).toBe('B1')
})

test('an ending that no list has does not hide the word: 그쳤으니 is of 그치다, but 그저 is not', () => {
  expect(words.of('그쳤을걸랑')).toBe('B1')
  expect(words.of('그저')).toBeUndefined()
})
