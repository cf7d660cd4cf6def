import { decomposed } from '#korean/hangul.ts'
import type { Predicate } from '#korean/predicate.ts'
import { type FormSource, formSources, type RecognizedForm } from '#korean/wordForms.ts'

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

/** A recognizer of every form of these predicates. Forms are computed when a word first needs them, and cached. */
export function recognizer(predicates: readonly Predicate[]): Recognizer {
  const beginnings = predicates.flatMap(formSources).map(beginningOf)
  const byFirstOnset = Map.groupBy(beginnings, ({ source }) => decomposed(source.stem.charAt(0))?.onset ?? '')
  const made = new Map<FormSource, ReturnType<FormSource['forms']>>()
  const formsOf = (source: FormSource) => {
    const forms = made.get(source) ?? source.forms()
    made.set(source, forms)
    return forms
  }
  return (word) => {
    const near = byFirstOnset.get(decomposed(word.charAt(0))?.onset ?? '') ?? []
    return near
      .filter((beginning) => canBegin(beginning, word))
      .flatMap(({ source }) => formsOf(source).get(word) ?? [])
  }
}
