import { expect, test } from 'vitest'
import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type PartOfSpeech, predicate } from '#korean/predicate.ts'
import type { VerbClass } from '#korean/verbClass.ts'
import { wrongForms } from '#questions/generation/conjugationErrors.ts'

const WORDS: readonly [string, PartOfSpeech, VerbClass][] = [
  ['가다', 'verb', 'regular'],
  ['오다', 'verb', 'regular'],
  ['씻다', 'verb', 'regular'],
  ['좁다', 'adjective', 'regular'],
  ['출발하다', 'verb', '하다'],
  ['쓰다', 'verb', '으'],
  ['바쁘다', 'adjective', '으'],
  ['자르다', 'verb', '르'],
  ['흐르다', 'verb', '르'],
  ['듣다', 'verb', 'ㄷ'],
  ['젓다', 'verb', 'ㅅ'],
  ['춥다', 'adjective', 'ㅂ'],
  ['돕다', 'verb', 'ㅂ-와'],
  ['살다', 'verb', 'ㄹ'],
  ['빨갛다', 'adjective', 'ㅎ'],
]
const ENDINGS: readonly (readonly Suffix[])[] = [
  ['-아요'],
  ['-았-', '-아요'],
  ['-습니다'],
  ['-아서'],
  ['-(으)세요'],
  ['-(으)면'],
  ['-(으)니까'],
]

test.each(WORDS)('each wrong form of %s has a reason of its own', (lemma, pos, verbClass) => {
  const word = predicate(lemma, pos, verbClass)
  for (const suffixes of ENDINGS.filter((endings) => admits(word, endings))) {
    const reasons = wrongForms(word, suffixes).map(({ reason }) => reason)
    expect([lemma, suffixes, reasons]).toEqual([lemma, suffixes, [...new Set(reasons)]])
  }
})

test.each([
  ['젓다', 'ㅅ', ['-(으)세요'], '젓이세요', 'What joins stem and ending is 으, not 이.'],
  ['살다', 'ㄹ', ['-(으)면'], '살이면', 'Neither 이 nor 으 joins an ending to ㄹ.'],
  ['바쁘다', '으', ['-아요'], '바쁘아요', '아 is right, but the ㅡ falls out before it.'],
  ['쓰다', '으', ['-아요'], '쓰아요', 'The ㅡ falls out, and what follows is 어, not 아.'],
  ['출발하다', '하다', ['-아요'], '출발하어요', '하 takes 여 here, not 어.'],
] as const)('of %s (%s) with %j, %s is wrong because: %s', (lemma, verbClass, suffixes, text, reason) => {
  expect(wrongForms(predicate(lemma, 'verb', verbClass), suffixes)).toContainEqual({ text, reason })
})
