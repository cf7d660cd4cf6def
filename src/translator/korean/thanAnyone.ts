import type { NounPhrase, PrepositionalPhrase } from '#translator/frame/frame.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

export function isAnyone({ head, relative }: NounPhrase): boolean {
  return head.kind === 'pronoun' && !relative && (head.id === 'anyone' || head.id === 'anything')
}

/** `than anyone`: 누구보다. */
export function thanAnyone({ object, span }: PrepositionalPhrase): KoreanWord[] {
  const isWho = isPronoun(object, 'anyone')
  return plainWords(isWho ? '누구보다' : '무엇보다', 'than any', tokensOf(span))
}
