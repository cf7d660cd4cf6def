import type { Headword } from '#headwords/headword.ts'
import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import { type MadeForms, recognizer } from '#korean/recognizer.ts'
import type { WordList } from '#review/sentenceDrafts.ts'
import type { Dictionary } from '#review/typedAnswer.ts'

/** The words of the list and their forms. The forms of a pattern are made when they are first needed. */
export function openDictionary(headwords: HeadwordIndex): Dictionary & WordList {
  const made: MadeForms = new Map()
  /** Null for a spelling that several words share. */
  const find = (word: string): Headword | null | undefined => {
    try {
      return headwords(word)
    } catch {
      return null
    }
  }
  const entry = (word: string) => find(word) ?? undefined
  const predicate = (lemma: string) => entry(lemma)?.predicate
  return {
    isWord: (text) => find(text) !== undefined,
    entry,
    predicate,
    readings: (own, text) => recognizer([own], made)(text).map(({ suffixes }) => suffixes),
    isFormOf(lemma, text) {
      const own = predicate(lemma)
      return own !== undefined && recognizer([own], made)(text).length > 0
    },
  }
}
