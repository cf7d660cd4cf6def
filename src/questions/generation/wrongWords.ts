import { fieldFacts } from '#headwords/field.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { LEVELS } from '#korean/level.ts'
import { isObviousLoanword } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'

const WRONG_COUNT = OPTION_COUNT - 1
/** How many wrong words come from the key's own field, if the words of that field exclude each other. */
const OWN_FIELD_COUNT = 2

/**
 * Three wrong options for the headword. They have its word class and a similar level, and one sense only. None is near the
 * headword or another of the three. Words of its own field are preferred if that is safe. Undefined if there are too few.
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
  // A phrase stands out among single words, and a verb with its own object does not fit a sentence that already has one.
  const isAlike = word.word.includes(' ') === asked.word.includes(' ')
  return word !== asked && distance <= 1 && isOneSense && isAlike && !isObviousLoanword(word)
}
