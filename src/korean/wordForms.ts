import { acceptedAfter, closedSpellings } from '#korean/acceptedForms.ts'
import { AUXILIARIES, isAuxiliaryId, isOneWord } from '#korean/auxiliary.ts'
import { begun, type ConjugationState, followed, linkedText } from '#korean/conjugation.ts'
import { ENDINGS, type EndingId, isEndingId } from '#korean/endingTable.ts'
import { decomposed, withoutOnset } from '#korean/hangul.ts'
import type { Prefinal, Suffix } from '#korean/morpheme.ts'
import { type Predicate, stemOf } from '#korean/predicate.ts'
import type { VerbClass } from '#korean/verbClass.ts'

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

/** The suffix chains by the text of the word. If a chain ends in an auxiliary, the word is the part before the auxiliary's space. */
export type Forms = ReadonlyMap<string, readonly (readonly Suffix[])[]>

/** A predicate, alone or with an auxiliary, and a function that computes its forms. */
export interface FormSource {
  readonly predicate: Predicate
  readonly stem: string
  /** The length of the part that all forms begin with, apart from the onset after it, which they share, too. */
  readonly beginning: number
  /** The part of the stem that no form changes: 공부 of 공부하다, and all that is before an auxiliary: 좋아 of 좋아지다. */
  readonly kept: string
  /** Sources with the same pattern have the same endings: 공부하다 and 운동하다, 가다 and 자다. */
  readonly pattern: string
  /** The forms, each by what `endingOf` makes of it. */
  endings(): Forms
}

/** The word without the syllables that its stem keeps, and without the onset after them, which no form changes: 았어요 of 갔어요 and 잤어요. */
export function endingOf(word: string, kept: number): string {
  return withoutOnset(word.slice(kept))
}

/** The predicate, and each auxiliary that is written together with it (좋아지다, 도와주다), whose forms are alike after every verb. */
export function formSources(predicate: Predicate): FormSource[] {
  const bare = begun(predicate)
  const kept = keptPart(predicate)
  const fused = AUXILIARY_IDS.flatMap((id): FormSource[] => {
    if (linkedText(bare, id)?.includes(' ') ?? true) return []
    const state = followed(bare, id)
    if (state === undefined) return []
    const { before, predicate: head } = state
    const pattern = [id, head.lemma, head.pos, head.class].join(' ')
    const forms = () => endingsAfter(before, closedForms(state, [id]))
    return [{ predicate, stem: before + stemOf(head), beginning: before.length, kept: before, pattern, endings: forms }]
  })
  const stem = stemOf(predicate)
  const beginning = Math.max(0, stem.length - (CHANGING_BEFORE.includes(predicate.class) ? 2 : 1))
  const forms = () => endingsAfter(kept, allForms(predicate))
  return [{ predicate, stem, beginning, kept, pattern: patternOf(predicate, kept), endings: forms }, ...fused]
}

function endingsAfter(kept: string, chains: readonly Chained[]): Forms {
  return noted(chains.map(([text, suffixes]) => [endingOf(text, kept.length), suffixes]))
}

/** Classes whose forms change the syllable before the last as well: 모르다 몰라, 거 겁니다. */
const CHANGING_BEFORE: readonly VerbClass[] = ['르', '이다-거']

/** Classes whose forms change, or depend on, the syllable before the last: 모르다 몰라, 바쁘다 바빠, 이거다 이겁니다. */
const CHANGING_TWO: readonly VerbClass[] = ['르', '으', '이다', '이다-거']

function keptPart(predicate: Predicate): string {
  const stem = stemOf(predicate)
  return stem.slice(0, Math.max(0, stem.length - (CHANGING_TWO.includes(predicate.class) ? 2 : 1)))
}

/** Everything about the predicate that its forms depend on, except for the part that they keep. */
function patternOf(predicate: Predicate, kept: string): string {
  const { lemma, pos, class: verbClass, head } = predicate
  const isSpecial = AUXILIARY_IDS.some((id) => isOneWord(predicate, id))
  const ending = withoutOnset(lemma.slice(kept.length))
  return [pos, verbClass, ending, head, isSpecial ? lemma : '', decidingOnset(predicate)].join(' ')
}

/** The last onset of the stem, if it decides how the stem contracts: 오다 always contracts, 놓다 and 피다 may. */
function decidingOnset(predicate: Predicate): string {
  const stem = stemOf(predicate)
  const onset = decomposed(stem.slice(-1))?.onset ?? ''
  return onset === 'ㅇ' || stem.endsWith('놓') || predicate.class === 'ㅣ-어' ? onset : ''
}

/** Every form of the predicate that is one word, and every first word of a longer one. */
export function wordForms(predicate: Predicate): Forms {
  return noted(allForms(predicate))
}

function allForms(predicate: Predicate): Chained[] {
  const bare = begun(predicate)
  return [...closedForms(bare, []), ...tensedStates(bare).flatMap(openForms)]
}

type Chained = readonly [text: string, suffixes: readonly Suffix[]]

function noted(chains: readonly Chained[]): Forms {
  const forms = new Map<string, (readonly Suffix[])[]>()
  for (const [text, suffixes] of chains) {
    const known = forms.get(text)
    if (known === undefined) forms.set(text, [suffixes])
    else if (known.every((other) => other.join() !== suffixes.join())) known.push(suffixes)
  }
  return forms
}

function openForms([state, prefinals]: Tensed): Chained[] {
  return AUXILIARY_IDS.flatMap((id): Chained[] => {
    const [text, ...rest] = linkedText(state, id)?.split(' ') ?? []
    // Without a space the auxiliary is written together with its verb.
    return text === undefined || rest.length === 0 ? [] : [[text, [...prefinals, id]]]
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
  return tensedStates(state).flatMap(([tensed, prefinals]) => {
    const chain = [...before, ...prefinals]
    if (tensed.prefinal === undefined) return closings(tensed).map(([text, id]): Chained => [text, [...chain, id]])
    const { kept, tails } = closingsOfTensed(tensed, tensed.prefinal)
    return tails.map(([tail, id]): Chained => [kept + tail, [...chain, id]])
  })
}

type Closing = readonly [text: string, id: EndingId]

/** Every form of one word that an ending closes. */
function closings(state: ConjugationState): Closing[] {
  const spellings = closedSpellings(state)
  return ENDING_IDS.flatMap((id) =>
    spellings(id)
      .filter((closed) => !closed.includes(' '))
      .map((closed): Closing => [closed, id]),
  )
}

const TAILS = new Map<string, readonly Closing[]>()

/** After 시, 았 and 겠 all stems are alike, so the rest of their forms is computed once. Only 시 itself changes: 가시다, 가세요. */
function closingsOfTensed(state: ConjugationState, prefinal: Prefinal) {
  const text = state.before + state.shapes.consonant
  const kept = prefinal === '-시-' ? text.slice(0, -1) : text
  const { pos, class: verbClass } = state.predicate
  const key = [pos, verbClass, state.honorific, prefinal].join(' ')
  const tails = TAILS.get(key) ?? closings(state).map(([closed, id]): Closing => [closed.slice(kept.length), id])
  TAILS.set(key, tails)
  return { kept, tails }
}
