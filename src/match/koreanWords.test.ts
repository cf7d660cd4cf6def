import { expect, test } from 'vitest'
import { koreanIn, readKorean } from '#match/koreanWords.ts'

test('the Korean of an explanation is found, each text once, without letters that stand alone', () => {
  const texts = ['손 is the hand: 손을 씻으세요.', 'ㅅ does not count. 손 again, and 눈.', 'no Korean']
  expect(koreanIn(texts)).toEqual(['손', '손을 씻으세요', '눈'])
})

test('a pronunciation is not read as words', () => {
  expect(koreanIn(['안에 [아네] is inside.'])).toEqual(['안에'])
})

test('a word has its meaning and that of its twin, but not of a form that is spelled alike', () => {
  const words = [
    {
      text: '사과를',
      romanization: 'sagwareul',
      gloss: 'apple',
      lemma: '사과',
      senses: [{ korean: '사과', hint: 'apology' }],
    },
    { text: '안', romanization: 'an', gloss: 'not', senses: [{ korean: '알다', hint: 'know' }] },
    { text: '열한', romanization: 'yeolhan', gloss: '열한' },
    { text: '을', romanization: 'eul', gloss: '' },
  ]
  const read = readKorean('사과를 안 열한 을', words)
  expect(read.romanization).toBe('sagwareul an yeolhan eul')
  expect(read.words.map(({ english }) => english)).toEqual([['apple', 'apology'], ['not'], [], []])
})
