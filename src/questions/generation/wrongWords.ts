import { fieldFacts } from '#headwords/field.ts'
import type { Headword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { byLot } from '#kit/spreadHash.ts'
import { LEVELS } from '#korean/level.ts'
import { isLoanwordOf } from '#questions/loanword.ts'
import { OPTION_COUNT } from '#questions/question.ts'

const LATIN_WORD = /[A-Za-z]+/g
const WRONG_COUNT = OPTION_COUNT - 1
/** Of the wrong words this many come from the key's own field, where its words exclude each other. */
const OWN_FIELD_COUNT = 2

/**
 * Three words that are wrong where the headword is asked for: of its word class and about its level, from its own field
 * where that is safe and from others where it is not, none near it or near each other. Undefined where there are too few.
 */
export function wrongWords(
  book: WordBook,
  asked: Headword,
  seed: string,
  fits: (candidate: Headword) => boolean = () => true,
): readonly Headword[] | undefined {
  const { distinct } = fieldFacts(asked.field)
  const peers = book.headwords.filter((word) => isPeer(asked, word) && (distinct || word.field !== asked.field))
  const order = byLot(peers, seed, ({ key }) => key)
  const own = order.filter(({ field }) => field === asked.field)
  const others = order.filter(({ field }) => field !== asked.field)
  const chosen: Headword[] = []
  for (const candidate of [...own.slice(0, OWN_FIELD_COUNT), ...others, ...own.slice(OWN_FIELD_COUNT)]) {
    if (chosen.length === WRONG_COUNT) break
    if (fits(candidate) && [asked, ...chosen].every((word) => !book.areNear(word, candidate))) chosen.push(candidate)
  }
  return chosen.length === WRONG_COUNT ? chosen : undefined
}

function isPeer(asked: Headword, word: Headword): boolean {
  const distance = Math.abs(LEVELS.indexOf(asked.level) - LEVELS.indexOf(word.level))
  return word.wordClass === asked.wordClass && word !== asked && distance <= 1 && !isTold(word)
}

/** A word that sounds like its English is no riddle: it would be struck out unread. */
function isTold({ word, glosses }: Headword): boolean {
  return (glosses[0]?.match(LATIN_WORD) ?? []).some((latin) => isLoanwordOf(word, latin))
}
