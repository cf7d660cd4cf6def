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
  /** The first syllables of the forms: a short look here spares most searches in the large table. */
  readonly starts: ReadonlySet<string>
}

function tableOf(forms: Forms): Table {
  return { forms, starts: new Set([...forms.keys()].map((form) => form.charAt(0))) }
}

/** A source whose table was looked up once. */
interface Candidate {
  readonly order: number
  readonly source: FormSource
  table?: Table
}

/** A recognizer of every form of these predicates. Forms are computed when a word first needs them, once for all predicates with the same pattern. */
export function recognizer(predicates: readonly Predicate[], made: MadeForms = new Map()): Recognizer {
  const byBeginning = new Map<string, Candidate[]>()
  for (const [order, source] of predicates.flatMap(formSources).entries()) {
    const beginning = beginningOf(source)
    const known = byBeginning.get(beginning)
    if (known === undefined) byBeginning.set(beginning, [{ order, source }])
    else known.push({ order, source })
  }
  const newTable = ({ pattern, endings }: FormSource) => {
    const table = made.get(pattern) ?? tableOf(endings())
    made.set(pattern, table)
    return table
  }
  return (word) => {
    const endings = Array.from(word, (_, length) => endingOf(word, length))
    const found: (readonly [order: number, readings: readonly RecognizedForm[]])[] = []
    for (const beginning of beginningsOf(word)) {
      for (const candidate of byBeginning.get(beginning) ?? []) {
        const { order, source } = candidate
        const { predicate } = source
        const ending = endings[source.kept.length] ?? ''
        candidate.table ??= newTable(source)
        const { starts, forms } = candidate.table
        const chains = starts.has(ending.charAt(0)) ? forms.get(ending) : undefined
        if (chains !== undefined) found.push([order, chains.map((suffixes) => ({ predicate, suffixes }))])
      }
    }
    // In the order of the predicates, not of the lengths.
    return found.sort(([one], [other]) => one - other).flatMap(([, readings]) => readings)
  }
}
