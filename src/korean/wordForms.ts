import { AUXILIARIES, isAuxiliaryId } from '#korean/auxiliary.ts'
import { begun, type ConjugationState, followed } from '#korean/conjugation.ts'
import { ENDINGS, isEndingId } from '#korean/endingTable.ts'
import type { Prefinal, Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'

/** One way to read a word (어절) as a form of a predicate. */
export interface RecognizedForm {
  readonly predicate: Predicate
  /** The chain that makes it; where an auxiliary is its last link, the word is what stands before that auxiliary's space. */
  readonly suffixes: readonly Suffix[]
}

const PREFINALS: readonly (readonly Prefinal[])[] = [
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

/** Every form of the predicate that is one word, and every first word of a longer one, by its text. */
export function wordForms(predicate: Predicate): Map<string, RecognizedForm[]> {
  const forms = new Map<string, RecognizedForm[]>()
  const note = (text: string, suffixes: readonly Suffix[]) => {
    const known = forms.get(text)
    if (known === undefined) forms.set(text, [{ predicate, suffixes }])
    else known.push({ predicate, suffixes })
  }
  for (const [state, prefinals] of tensedStates(begun(predicate))) {
    for (const { text, suffixes } of closedForms(state)) note(text, [...prefinals, ...suffixes])
    for (const id of AUXILIARY_IDS) {
      const before = followed(state, id)
      if (before === undefined) continue
      if (before.settled === '' || !before.settled.includes(' ')) fusedForms(before, [...prefinals, id], note)
      else note(before.settled.slice(0, before.settled.indexOf(' ')), [...prefinals, id])
    }
  }
  return forms
}

/** Forms of an auxiliary that is written together with its verb: 좋아졌어요, 도와줘요. */
function fusedForms(
  state: ConjugationState,
  before: readonly Suffix[],
  note: (text: string, suffixes: readonly Suffix[]) => void,
): void {
  for (const [tensed, prefinals] of tensedStates(state)) {
    for (const { text, suffixes } of closedForms(tensed)) note(text, [...before, ...prefinals, ...suffixes])
  }
}

function tensedStates(state: ConjugationState): [ConjugationState, readonly Prefinal[]][] {
  return PREFINALS.flatMap((prefinals): [ConjugationState, readonly Prefinal[]][] => {
    let tensed: ConjugationState | undefined = state
    for (const prefinal of prefinals) tensed = tensed && followed(tensed, prefinal)
    return tensed === undefined ? [] : [[tensed, prefinals]]
  })
}

function closedForms(state: ConjugationState): { text: string; suffixes: readonly Suffix[] }[] {
  return ENDING_IDS.flatMap((id) => {
    const text = followed(state, id)?.closed
    return text === undefined || text.includes(' ') ? [] : [{ text, suffixes: [id] }]
  })
}
