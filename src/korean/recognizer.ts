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

/** The common beginning of all forms of a stem: everything but its last syllable, and that syllable's onset. */
interface Beginning {
  readonly kept: string
  readonly onset: string
  readonly source: FormSource
}

/** 르 changes the syllable before it as well (모르다 몰라), and the spoken copula changes the noun's last syllable (거 겁니다). */
function beginningOf(source: FormSource): Beginning {
  const { predicate, stem } = source
  const changing = predicate.class === '르' || predicate.class === '이다-거' ? 2 : 1
  const kept = stem.slice(0, Math.max(0, stem.length - changing))
  return { kept, onset: onsetAt(stem, kept.length), source }
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

/** A recognizer of every form of these predicates. Forms are computed when a word first needs them, once for all predicates with the same pattern. */
export function recognizer(predicates: readonly Predicate[], made: MadeForms = new Map()): Recognizer {
  const byBeginning = Map.groupBy(
    predicates.flatMap(formSources).map(beginningOf).entries(),
    ([, { kept, onset }]) => `${kept} ${onset}`,
  )
  const tableFor = (source: FormSource) => {
    const table = made.get(source.pattern) ?? tableOf(source.endings())
    made.set(source.pattern, table)
    return table
  }
  return (word) => {
    const endings = Array.from(word, (_, length) => endingOf(word, length))
    const starts = endings.map((ending) => ending.charAt(0))
    const readingsOf = (source: FormSource): RecognizedForm[] => {
      const { length } = source.kept
      const table = tableFor(source)
      if (!table.starts.has(starts[length] ?? '')) return []
      const chains = table.forms.get(endings[length] ?? '') ?? []
      return chains.map((suffixes) => ({ predicate: source.predicate, suffixes }))
    }
    return (
      beginningsOf(word)
        .flatMap((beginning) => byBeginning.get(beginning) ?? [])
        // In the order of the predicates, not of the lengths.
        .toSorted(([one], [other]) => one - other)
        .flatMap(([, { source }]) => readingsOf(source))
    )
  }
}
