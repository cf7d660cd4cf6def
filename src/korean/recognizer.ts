import { decomposed } from '#korean/hangul.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Predicate } from '#korean/predicate.ts'
import { type FormSource, type Forms, formSources } from '#korean/wordForms.ts'

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
  return { kept, onset: decomposed(stem.charAt(kept.length))?.onset ?? '', source }
}

function canBegin({ kept, onset }: Beginning, word: string): boolean {
  return word.startsWith(kept) && decomposed(word.charAt(kept.length))?.onset === onset
}

/** A recognizer of every form of these predicates. Forms are computed when a word first needs them, once for all predicates with the same pattern. */
export function recognizer(predicates: readonly Predicate[]): Recognizer {
  const beginnings = predicates.flatMap(formSources).map(beginningOf)
  const byFirstOnset = Map.groupBy(beginnings, ({ source }) => decomposed(source.stem.charAt(0))?.onset ?? '')
  const made = new Map<string, Forms>()
  const endingsOf = (source: FormSource) => {
    const forms = made.get(source.pattern) ?? source.endings()
    made.set(source.pattern, forms)
    return forms
  }
  const readingsOf = (source: FormSource, word: string): RecognizedForm[] => {
    const chains = endingsOf(source).get(word.slice(source.kept.length)) ?? []
    return chains.map((suffixes) => ({ predicate: source.predicate, suffixes }))
  }
  return (word) => {
    const near = byFirstOnset.get(decomposed(word.charAt(0))?.onset ?? '') ?? []
    return near.filter((beginning) => canBegin(beginning, word)).flatMap(({ source }) => readingsOf(source, word))
  }
}
