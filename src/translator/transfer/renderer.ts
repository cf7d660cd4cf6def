import type { Suffix } from '#korean/morpheme.ts'
import type { Clause, NounPhrase, VerbPhrase } from '#translator/analysis/frame.ts'
import type { Chain, SubjectPerson } from '#translator/transfer/koreanChain.ts'
import type { KoreanWord } from '#translator/transfer/koreanWord.ts'
import type { Rendering } from '#translator/transfer/rendering.ts'

/** The parts of the transfer that call each other: clauses hold nouns, nouns hold clauses. */
export interface Renderer {
  /** The clause that describes a noun, in the form before the noun. */
  relative(rendering: Rendering, phrase: NounPhrase): KoreanWord[]
  /** A predicate with its objects, adverbs and auxiliaries, its ending still open. */
  phraseChain(rendering: Rendering, phrase: VerbPhrase, person: SubjectPerson): Chain
  /** A clause inside another one, closed by the suffixes chosen for its chain; `coordinate` keeps its topic (and, but). */
  embedded(
    rendering: Rendering,
    clause: Clause,
    close: (chain: Chain, clause: Clause) => readonly Suffix[],
    coordinate?: boolean,
  ): KoreanWord[]
}
