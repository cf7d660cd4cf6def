import type { AskedHeadword, Headword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { soundsLikeGloss } from '#questions/loanword.ts'

/** Word classes with a lexical meaning. Counters have their own questions; particle-like words and exclamations have none. */
const ASKED_CLASSES = ['noun', 'pronoun', 'numeral', 'adverb', 'verb', 'adjective', 'determiner']

/** Whether learners can be asked what the word means. */
export function isAsked(headword: Headword): boolean {
  return ASKED_CLASSES.includes(headword.wordClass) && !isObviousLoanword(headword)
}

/** A word that sounds like its gloss: as a key it is given away, and as a wrong option it is ruled out at once. */
export function isObviousLoanword({ word, glosses: [first = ''] }: Headword): boolean {
  return soundsLikeGloss(word, first)
}

export function firstGloss({ glosses, key }: Headword): string {
  const [first] = glosses
  if (first === undefined) throw new Error(`${key} has no gloss`)
  return first
}

/** What the word means, and a sentence with it. */
export function exampleLine(headword: AskedHeadword): string {
  const { word, example, glosses } = headword
  return `${word} means “${glosses.join(', ')}”: ${example.korean} (${example.english})`
}

/**
 * Whether some word of the text has no reading. Otherwise a wrong form that is also a form of another word (걸어요) could be
 * correct.
 */
export function hasNoReading(book: WordBook, text: string): boolean {
  return text.split(' ').some((word) => book.read(word).length === 0)
}
