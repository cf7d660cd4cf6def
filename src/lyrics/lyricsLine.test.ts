import { expect, test } from 'vitest'
import { lyricsLines } from '#lyrics/lyricsLine.ts'

const lines = (text: string) => lyricsLines(text).map((line) => [line.text, line.korean])

test('a Korean line is read whole', () => {
  expect(lines('  밤이 깊었어  ')).toEqual([['밤이 깊었어', '밤이 깊었어']])
})

test('of a line that is mostly English, the Korean words are read', () => {
  expect(lines('Baby, tonight 우리 keep on dancing 하자')).toEqual([
    ['Baby, tonight 우리 keep on dancing 하자', '우리 하자'],
  ])
  expect(lines('Oh, oh, oh')).toEqual([['Oh, oh, oh', '']])
})

test('one empty line stays between two verses, and none at the ends', () => {
  expect(lines('\n\n하나\r\n\r\n\n둘\n\n').map(([text]) => text)).toEqual(['하나', '', '둘'])
})

test('letters that were typed one by one are joined first', () => {
  expect(lines('밤'.normalize('NFD'))).toEqual([['밤', '밤']])
})

test('a text without words has no lines', () => {
  expect(lines(' \n ')).toEqual([])
})
