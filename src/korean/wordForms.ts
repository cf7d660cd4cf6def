import { acceptedAfter } from '#korean/acceptedForms.ts'
import { AUXILIARIES, isAuxiliaryId } from '#korean/auxiliary.ts'
import { begun, type ConjugationState, followed } from '#korean/conjugation.ts'
import { ENDINGS, isEndingId } from '#korean/endingTable.ts'
import type { Prefinal, Suffix } from '#korean/morpheme.ts'
import { type Predicate, stemOf } from '#korean/predicate.ts'

/** One way to read a word (어절) as a form of a predicate. */
export interface RecognizedForm {
  readonly predicate: Predicate
  /** Its chain of suffixes. If the chain ends in an auxiliary, the word is the part before the auxiliary's space. */
  readonly suffixes: readonly Suffix[]
}

const PREFINAL_CHAINS: readonly (readonly Prefinal[])[] = [
  [],
  ['-시-'],
  ['-았-'],
  ['-겠-'],
  ['-시-', '-았-'],
  ['-시-', '-겠-'],
  ['-았-', '-겠-'],
  ['-았었-'],
]
const ENDING_IDS = Object.keys(ENDINGS).filter(isEndingId)
const AUXILIARY_IDS = Object.keys(AUXILIARIES).filter(isAuxiliaryId)

/** The readings by the text of the word. */
type Forms = Map<string, RecognizedForm[]>

/** A stem and a function that computes the forms beginning with it (or with its changed shape). */
export interface FormSource {
  readonly predicate: Predicate
  readonly stem: string
  forms(): Forms
}

/** The predicate, and each auxiliary that is written together with it (좋아지다, 도와주다). */
export function formSources(predicate: Predicate): FormSource[] {
  const bare = begun(predicate)
  const fused = AUXILIARY_IDS.flatMap((id): FormSource[] => {
    const state = followed(bare, id)
    if (state === undefined || joinedBy(state) !== undefined) return []
    const forms = () => noted(predicate, closedForms(state, [id]))
    return [{ predicate, stem: state.before + stemOf(state.predicate), forms }]
  })
  return [{ predicate, stem: stemOf(predicate), forms: () => wordForms(predicate) }, ...fused]
}

/** Every form of the predicate that is one word, and every first word of a longer one. */
export function wordForms(predicate: Predicate): Forms {
  const bare = begun(predicate)
  return noted(predicate, [...closedForms(bare, []), ...tensedStates(bare).flatMap(openForms)])
}

type Chained = readonly [text: string, suffixes: readonly Suffix[]]

function noted(predicate: Predicate, chains: readonly Chained[]): Forms {
  const forms: Forms = new Map()
  for (const [text, suffixes] of chains) {
    const known = forms.get(text)
    if (known === undefined) forms.set(text, [{ predicate, suffixes }])
    else if (known.every((form) => form.suffixes.join() !== suffixes.join())) known.push({ predicate, suffixes })
  }
  return forms
}

/** The word before an auxiliary's space; undefined if the auxiliary is written together with its verb. */
function joinedBy({ before }: ConjugationState): string | undefined {
  const space = before.indexOf(' ')
  return space < 0 ? undefined : before.slice(0, space)
}

function openForms([state, prefinals]: Tensed): Chained[] {
  return AUXILIARY_IDS.flatMap((id): Chained[] => {
    const after = followed(state, id)
    const text = after && joinedBy(after)
    return text === undefined ? [] : [[text, [...prefinals, id]]]
  })
}

type Tensed = readonly [state: ConjugationState, prefinals: readonly Prefinal[]]

function tensedStates(state: ConjugationState): Tensed[] {
  return PREFINAL_CHAINS.flatMap((prefinals) => {
    let tensed = [state]
    for (const prefinal of prefinals) tensed = tensed.flatMap((each) => acceptedAfter(each, prefinal))
    return tensed.map((each): Tensed => [each, prefinals])
  })
}

function closedForms(state: ConjugationState, before: readonly Suffix[]): Chained[] {
  return tensedStates(state).flatMap(([tensed, prefinals]) =>
    ENDING_IDS.flatMap((id) =>
      acceptedAfter(tensed, id).flatMap(({ closed }): Chained[] =>
        closed === undefined || closed.includes(' ') ? [] : [[closed, [...before, ...prefinals, id]]],
      ),
    ),
  )
}
