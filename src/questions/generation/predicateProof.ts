import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'
import type { Proof } from '#questions/proof.ts'

/** The proof that the right option is this form of the predicate. */
export function predicateProof({ lemma, pos, class: verbClass, head }: Predicate, suffixes: readonly Suffix[]): Proof {
  return { lemma, pos, class: verbClass, ...(head === undefined ? {} : { head }), suffixes: [...suffixes] }
}
