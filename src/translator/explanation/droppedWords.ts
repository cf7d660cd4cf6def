import { dropRule } from '#translator/english/functionWord.ts'
import type { Token } from '#translator/english/token.ts'
import type { FiredRule } from '#translator/korean/rendering.ts'
import type { KoreanWord } from '#translator/korean/word.ts'

/** The English auxiliary verbs without a Korean word, each with the rule that dropped it. */
export function droppedWords(tokens: readonly Token[], words: readonly KoreanWord[]): FiredRule[] {
  const rendered = new Set(words.flatMap(({ sources }) => sources))
  return tokens.flatMap(({ word, text }, at) =>
    dropRule(word) === 'do-support' && !rendered.has(at) ? [{ rule: 'auxiliary/do' as const, detail: [text] }] : [],
  )
}
