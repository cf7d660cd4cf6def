import { fieldFacts } from '#headwords/field.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { LEVELS } from '#korean/level.ts'
import { isTold } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'

const WRONG_COUNT = OPTION_COUNT - 1
/** Of the wrong words this many come from the key's own field, where its words exclude each other. */
const OWN_FIELD_COUNT = 2

/**
 * Three words that are wrong where the headword is asked for: of its word class and about its level, from its own field
 * where that is safe and from others where it is not, none near it or near each other, none with a second sense. Undefined where there are too few.
 */
export function wrongWords(
  book: WordBook,
  asked: AskedHeadword,
  seed: string,
  fits: (candidate: AskedHeadword) => boolean = () => true,
): readonly AskedHeadword[] | undefined {
  const { distinct } = fieldFacts(asked.field)
  const chosen: AskedHeadword[] = []
  const isSafe = (word: AskedHeadword) =>
    isPeer(asked, word) && fits(word) && [asked, ...chosen].every((one) => !book.areNear(one, word))
  const take = (most: number, from: (word: AskedHeadword) => boolean) => {
    for (const word of book.drawn(asked.wordClass, seed)) {
      if (chosen.length >= most) return
      if (from(word) && !chosen.includes(word) && isSafe(word)) chosen.push(word)
    }
  }
  if (distinct) take(OWN_FIELD_COUNT, ({ field }) => field === asked.field)
  take(WRONG_COUNT, ({ field }) => field !== asked.field)
  if (distinct) take(WRONG_COUNT, ({ field }) => field === asked.field)
  return chosen.length === WRONG_COUNT ? chosen : undefined
}

function isPeer(asked: AskedHeadword, word: AskedHeadword): boolean {
  const distance = Math.abs(LEVELS.indexOf(asked.level) - LEVELS.indexOf(word.level))
  const isOneSense = word.key === word.word
  // A phrase among single words stands out, and an object of its own fits no sentence that has one.
  const isAlike = word.word.includes(' ') === asked.word.includes(' ')
  return word !== asked && distance <= 1 && isOneSense && isAlike && !isTold(word)
}
