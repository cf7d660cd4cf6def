import { AUXILIARIES, isAuxiliaryId } from '#korean/auxiliary.ts'
import { ENDINGS, isEndingId } from '#korean/endingTable.ts'
import { NEGATIONS, PREFINALS, type Suffix } from '#korean/morpheme.ts'

const SHORT: readonly string[] = [...NEGATIONS, ...PREFINALS]

/** Whether a text is the citation form of something that `conjugate` takes in its chain. */
export function isSuffix(id: string): id is Suffix {
  return SHORT.includes(id) || isAuxiliaryId(id) || isEndingId(id)
}

/** Everything that `conjugate` takes in its chain: negations, prefinals, auxiliaries, endings. */
export function allSuffixes(): readonly Suffix[] {
  return [...SHORT, ...Object.keys(AUXILIARIES), ...Object.keys(ENDINGS)].filter(isSuffix)
}
