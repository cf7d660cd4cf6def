import type { Headword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'

export function firstGloss({ glosses, key }: Headword): string {
  const [first] = glosses
  if (first === undefined) throw new Error(`${key} has no gloss`)
  return first
}

/**
 * Whether some word of the text has no reading. Otherwise a wrong form that is also a form of another word (걸어요) could be
 * correct.
 */
export function hasNoReading(book: WordBook, text: string): boolean {
  return text.split(' ').some((word) => book.read(word).length === 0)
}
