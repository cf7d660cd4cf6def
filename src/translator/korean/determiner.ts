import type { NounPhrase } from '#translator/frame/frame.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

const DETERMINER_WORDS: Readonly<Record<string, string>> = {
  this: '이',
  these: '이',
  that: '그',
  those: '그',
  every: '모든',
  each: '각',
  all: '모든',
  'all the': '모든',
  many: '많은',
  'so many': '그렇게 많은',
  'too many': '너무 많은',
  'how much': '얼마나 많은',
  another: '다른',
  other: '다른',
  which: '어느',
  what: '무슨',
  kind: '어떤',
  'this kind': '이런',
  'that kind': '그런',
  certain: '어떤',
  'a number of': '몇몇',
  such: '그런',
  enough: '충분한',
  more: '더 많은',
  less: '더 적은',
  most: '대부분의',
  both: '두',
}

/** The word of a determiner before its noun; articles and some have none. */
export function determinerWords(rendering: Rendering, { determiner, adjectives, span }: NounPhrase): KoreanWord[] {
  if (determiner === undefined) return []
  const word = determiner === 'such' && adjectives.length > 0 ? '그렇게' : DETERMINER_WORDS[determiner]
  const words = determiner === 'this kind' || determiner === 'that kind' ? 3 : 1
  if (word !== undefined) return plainWords(word, determiner, tokensOf({ from: span.from, to: span.from + words }))
  if (determiner === 'the' || determiner === 'a') fire(rendering, 'article/dropped', determiner)
  else fire(rendering, 'some/dropped', determiner)
  return []
}
