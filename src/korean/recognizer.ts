import { decomposed } from '#korean/hangul.ts'
import type { Predicate } from '#korean/predicate.ts'
import { type RecognizedForm, wordForms } from '#korean/wordForms.ts'

/** Reads single words; the predicates' lemmas must be single words, too. */
export type Recognizer = (word: string) => readonly RecognizedForm[]

/** What every form of a predicate begins with: all but the last syllable of the stem, and that syllable's onset. */
interface Beginning {
  readonly predicate: Predicate
  readonly kept: string
  readonly onset: string
}

/** 르 changes the syllable before it as well (모르다 몰라), and the spoken copula the noun's own (거 겁니다). */
function beginningOf(predicate: Predicate): Beginning {
  const changing = predicate.class === '르' || predicate.class === '이다-거' ? 2 : 1
  const stem = predicate.lemma.slice(0, -1)
  const kept = stem.slice(0, Math.max(0, stem.length - changing))
  return { predicate, kept, onset: decomposed(stem.charAt(kept.length))?.onset ?? '' }
}

function canBegin({ kept, onset }: Beginning, word: string): boolean {
  return word.startsWith(kept) && decomposed(word.charAt(kept.length))?.onset === onset
}

/** A recognizer of every form of these predicates. Forms are made when a word first asks for them, and kept. */
export function recognizer(predicates: readonly Predicate[]): Recognizer {
  const beginnings = predicates.map(beginningOf)
  const byFirstOnset = Map.groupBy(beginnings, ({ predicate }) => decomposed(predicate.lemma.charAt(0))?.onset ?? '')
  const made = new Map<Predicate, Map<string, RecognizedForm[]>>()
  const formsOf = (predicate: Predicate) => {
    const forms = made.get(predicate) ?? wordForms(predicate)
    made.set(predicate, forms)
    return forms
  }
  return (word) => {
    const near = byFirstOnset.get(decomposed(word.charAt(0))?.onset ?? '') ?? []
    return near
      .filter((beginning) => canBegin(beginning, word))
      .flatMap(({ predicate }) => formsOf(predicate).get(word) ?? [])
  }
}
