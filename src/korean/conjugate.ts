import type { Boundary } from '#korean/boundary.ts'
import { begun, type ConjugationState, followed } from '#korean/conjugation.ts'
import type { Morpheme, Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'

/** A conjugated form: its text, its morphemes, and the boundaries that affect its pronunciation. */
export interface Form {
  readonly text: string
  readonly morphemes: readonly Morpheme[]
  readonly boundaries: readonly Boundary[]
}

function folded(predicate: Predicate, suffixes: readonly Suffix[]): ConjugationState | undefined {
  let state: ConjugationState | undefined = begun(predicate)
  for (const suffix of suffixes) state = state && followed(state, suffix)
  return state?.closed === undefined ? undefined : state
}

/** The predicate with its suffixes in order; undefined if the form does not exist. */
export function formOf(predicate: Predicate, suffixes: readonly Suffix[]): Form | undefined {
  const state = folded(predicate, suffixes)
  if (state?.closed === undefined) return undefined
  return { text: state.closed, morphemes: state.morphemes, boundaries: state.boundaries }
}

/** Whether the form of this chain exists: 예쁘다 has no command, 없다 no promise, and the chain must end in an ending. */
export function admits(predicate: Predicate, suffixes: readonly Suffix[]): boolean {
  return folded(predicate, suffixes) !== undefined
}

/**
 * The predicate with its suffixes in order, the last one an ending: conjugate(주다, ['-시-', '-겠-', '-아요']) is 주시겠어요.
 * Throws if `admits` returns false.
 */
export function conjugate(predicate: Predicate, suffixes: readonly Suffix[]): Form {
  const form = formOf(predicate, suffixes)
  if (form === undefined) throw new Error(`No such form: ${predicate.lemma} ${suffixes.join(' ')}`)
  return form
}
