import type { Suffix } from '#korean/morpheme.ts'
import type { Chain } from '#translator/korean/chain.ts'
import { formWords, type KoreanWord } from '#translator/korean/word.ts'

/** The words of a chain closed by suffixes. Throws where Korean has no such form. */
export function closedWords(chain: Chain, suffixes: readonly Suffix[]): KoreanWord[] {
  return [...chain.words, ...formWords(chain.predicate, suffixes, chain.gloss, chain.sources)]
}
