import type { AskedHeadword, Headword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { isToldByGloss } from '#questions/loanword.ts'

/** Word classes that have a meaning of their own; particles' kin, counters and exclamations are asked for in other ways. */
const ASKED_CLASSES = ['noun', 'pronoun', 'numeral', 'adverb', 'verb', 'adjective', 'determiner']

/** Whether learners can be asked what the word means. */
export function isAsked(headword: Headword): boolean {
  return ASKED_CLASSES.includes(headword.wordClass) && !isTold(headword)
}

/** A word that sounds like its English is no riddle: as a key it is given away, as a wrong option struck out unread. */
export function isTold({ word, glosses: [first = ''] }: Headword): boolean {
  return isToldByGloss(word, first)
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

/** Whether no word of the text can be read: a mistake that happens to be a form of another word (걸어요) could be defended. */
export function isNoForm(book: WordBook, text: string): boolean {
  return text.split(' ').some((word) => book.read(word).length === 0)
}
