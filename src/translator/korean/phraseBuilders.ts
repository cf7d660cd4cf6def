import type { Suffix } from '#korean/morpheme.ts'
import type { Clause, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import type { SubjectPerson } from '#translator/frame/subjectPerson.ts'
import type { Chain } from '#translator/korean/chain.ts'
import type { Rendering } from '#translator/korean/rendering.ts'
import type { KoreanWord } from '#translator/korean/word.ts'

/** The parts of the transfer that need each other: a clause contains nouns, and a noun can contain a clause. */
export interface PhraseBuilders {
  /** The words of the clause that describes a noun. Korean puts them before the noun, with a modifier ending. */
  relative(rendering: Rendering, phrase: NounPhrase): KoreanWord[]
  /** A predicate with its objects, adverbs and auxiliaries, its ending still open. */
  phraseChain(rendering: Rendering, phrase: VerbPhrase, person: SubjectPerson): Chain
  /**
   * The words of a clause inside another one. `close` chooses the suffixes that end it. A `coordinate` clause (and, but) keeps its own
   * topic.
   */
  embedded(
    rendering: Rendering,
    clause: Clause,
    close: (chain: Chain, clause: Clause) => readonly Suffix[],
    coordinate?: boolean,
  ): KoreanWord[]
}
