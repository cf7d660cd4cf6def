import { expect, test } from 'vitest'
import { latinFinal } from '#korean/latinFinal.ts'

test.each([
  ['iPhone', 'ㄴ', '아이폰'],
  ['Apple', 'ㄹ', '애플'],
  ['Google', 'ㄹ', '구글'],
  ['Michelle', 'ㄹ', '미셸'],
  ['Jane', 'ㄴ', '제인'],
  ['Anne', 'ㄴ', '앤'],
  ['John', 'ㄴ', '존'],
  ['game', 'ㅁ', '게임'],
  ['Zoom', 'ㅁ', '줌'],
  ['King', 'ㅇ', '킹'],
  ['Jack', 'ㄱ', '잭'],
  ['Facebook', 'ㄱ', '페이스북'],
  ['TikTok', 'ㄱ', '틱톡'],
  ['music', 'ㄱ', '뮤직'],
  ['laptop', 'ㅂ', '랩톱'],
  ['WhatsApp', 'ㅂ', '왓츠앱'],
  ['Bob', 'ㅂ', '밥'],
  ['Internet', 'ㅅ', '인터넷'],
  ['robot', 'ㅅ', '로봇'],
  ['Robert', '', '로버트'],
  ['David', '', '데이비드'],
  ['Mike', '', '마이크'],
  ['Alice', '', '앨리스'],
  ['YouTube', '', '유튜브'],
  ['Netflix', '', '넷플릭스'],
  ['Sarah', '', '세라'],
  ['Peter', '', '피터'],
  ['PDF', '', '피디에프'],
  ['URL', 'ㄹ', '유아르엘'],
  ['TOPIK', 'ㄱ', '토픽'],
])('%s ends in "%s", as it is read %s', (word, final) => {
  expect(latinFinal(word)).toBe(final)
})
