import { decomposed } from '#korean/hangul.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'
import { endingOf, type FormSource, type Forms, formSources } from '#korean/wordForms.ts'

/** One way to read a word (어절) as a form of a predicate. */
export interface RecognizedForm {
  readonly predicate: Predicate
  /** Its chain of suffixes. If the chain ends in an auxiliary, the word is the part before the auxiliary's space. */
  readonly suffixes: readonly Suffix[]
}

/** Reads single words. The lemmas of the predicates must be single words, too. */
export type Recognizer = (word: string) => readonly RecognizedForm[]

/** The common beginning of all forms of a source, and the onset after it. */
function beginningOf({ stem, beginning }: FormSource): string {
  return `${stem.slice(0, beginning)} ${onsetAt(stem, beginning)}`
}

/** Every beginning that a word may have: each first part of it, with the onset that follows. */
function beginningsOf(word: string): string[] {
  return Array.from(word, (_, length) => `${word.slice(0, length)} ${onsetAt(word, length)}`)
}

function onsetAt(text: string, index: number): string {
  return decomposed(text.charAt(index))?.onset ?? ''
}

/** The forms that were already made, by pattern. Recognizers may share them. */
export type MadeForms = Map<string, Table>

interface Table {
  readonly forms: Forms
  /** The first syllables of the forms. */
  readonly starts: ReadonlySet<string>
}

function tableOf(forms: Forms): Table {
  return { forms, starts: new Set([...forms.keys()].map((form) => form.charAt(0))) }
}

interface Candidate {
  readonly order: number
  readonly source: FormSource
  readonly forms: Forms
}

/** The sources with one beginning, found by how a word goes on: most of them have no form that goes on like this. */
interface Continuations {
  /** How many syllables the sources keep. */
  readonly lengths: readonly number[]
  /** By the number of kept syllables and the first one after them. */
  readonly byStart: ReadonlyMap<string, readonly Candidate[]>
}

/** A recognizer of every form of these predicates. Forms are computed when a word first needs them, once for all predicates with the same pattern. */
export function recognizer(predicates: readonly Predicate[], made: MadeForms = new Map()): Recognizer {
  const sources = Map.groupBy(predicates.flatMap(formSources).entries(), ([, source]) => beginningOf(source))
  const tableFor = ({ pattern, endings }: FormSource) => {
    const table = made.get(pattern) ?? tableOf(endings())
    made.set(pattern, table)
    return table
  }
  const continuationsOf = (begun: readonly (readonly [order: number, source: FormSource])[]): Continuations => {
    const byStart = new Map<string, Candidate[]>()
    for (const [order, source] of begun) {
      const { forms, starts } = tableFor(source)
      for (const start of starts) {
        const key = source.kept.length + start
        const known = byStart.get(key)
        if (known === undefined) byStart.set(key, [{ order, source, forms }])
        else known.push({ order, source, forms })
      }
    }
    return { lengths: [...new Set(begun.map(([, { kept }]) => kept.length))], byStart }
  }
  const known = new Map<string, Continuations>()
  const continuationsAfter = (beginning: string): Continuations | undefined => {
    const before = known.get(beginning)
    const begun = before === undefined ? sources.get(beginning) : undefined
    if (begun === undefined) return before
    const continuations = continuationsOf(begun)
    known.set(beginning, continuations)
    return continuations
  }
  return (word) => {
    const endings = Array.from(word, (_, length) => endingOf(word, length))
    const readingsAfter = ({ lengths, byStart }: Continuations) =>
      lengths.flatMap((length) => {
        const ending = endings[length] ?? ''
        return (byStart.get(length + ending.charAt(0)) ?? []).flatMap((candidate) => readingsOf(candidate, ending))
      })
    return (
      beginningsOf(word)
        .flatMap((beginning) => readingsAfter(continuationsAfter(beginning) ?? NONE))
        // In the order of the predicates, not of the lengths.
        .sort((one, other) => one.order - other.order)
        .map(({ reading }) => reading)
    )
  }
}

function readingsOf({ order, source, forms }: Candidate, ending: string) {
  const { predicate } = source
  return (forms.get(ending) ?? []).map((suffixes) => ({ order, reading: { predicate, suffixes } }))
}

const NONE: Continuations = { lengths: [], byStart: new Map() }
