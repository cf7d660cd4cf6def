import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import type { Level } from '#korean/level.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { type WrongOrder, wrongOrders } from '#questions/generation/wrongOrders.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

const FEWEST_WORDS = 4
const LONGEST_OPTION = 60
const LONGEST_ENGLISH = 90

/** Shows the words of an example in four orders, one of them correct. */
export const wordOrderQuestions: Generator = {
  skill: 'grammar',
  generate: (book) => book.headwords.flatMap((word) => question(book, word) ?? []),
}

function question(book: WordBook, { key, level, example }: AskedHeadword): QuestionEntry | undefined {
  const { korean, english } = example
  const words = sentenceWords(korean)
  const isPlain = !korean.includes(',') && words.length >= FEWEST_WORDS && korean.length <= LONGEST_OPTION
  if (!isPlain || english.length > LONGEST_ENGLISH || new Set(words).size < words.length) return undefined
  const id = questionId('word-order', key)
  const wrong = chosen(shuffledBy(wrongOrders(book, words), id, ({ words: order }) => order.join(' ')))
  if (
    wrong.length < OPTION_COUNT - 1 ||
    wrong.filter(({ keepsPredicateLast }) => keepsPredicateLast).length < fewestWithPredicateLast(level)
  )
    return undefined
  const written = ({ words: order }: WrongOrder) => order.join(' ') + korean.slice(-1)
  return {
    id,
    type: 'word-order',
    level,
    about: key,
    question: `Which order is right in writing? “${english}”`,
    right: korean,
    wrong: Object.fromEntries(wrong.map((order) => [written(order), order.reason])),
    explanation: `What tells more about a word stands before it, and the predicate comes last: ${korean}`,
  }
}

/**
 * The fewest wrong options that keep the predicate last. A beginner only has to see that it comes last; at higher levels, that
 * would give the key away.
 */
function fewestWithPredicateLast(level: Level): number {
  if (level === 'A1') return 0
  return level === 'A2' ? 1 : 2
}

/** Three wrong orders; those that keep the predicate last come first. */
function chosen(drawn: readonly WrongOrder[]): WrongOrder[] {
  const first = drawn.filter(({ keepsPredicateLast }) => keepsPredicateLast).slice(0, OPTION_COUNT - 1)
  return [...first, ...drawn.filter(({ keepsPredicateLast }) => !keepsPredicateLast)].slice(0, OPTION_COUNT - 1)
}
