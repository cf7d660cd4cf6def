import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import type { Level } from '#korean/level.ts'
import { type Disorder, disorders } from '#questions/generation/disorder.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

const FEWEST_WORDS = 4
const LONGEST_OPTION = 60
const LONGEST_ENGLISH = 90

/** The words of an example in four orders, one of them Korean. */
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
  const wrong = chosen(shuffledBy(disorders(book, words), id, ({ words: order }) => order.join(' ')))
  if (wrong.length < OPTION_COUNT - 1 || wrong.filter(({ inner }) => inner).length < fewestInner(level))
    return undefined
  const written = ({ words: order }: Disorder) => order.join(' ') + korean.slice(-1)
  return {
    id,
    type: 'word-order',
    level,
    about: key,
    question: `Which order is right in writing? “${english}”`,
    right: korean,
    wrong: Object.fromEntries(wrong.map((disorder) => [written(disorder), disorder.reason])),
    explanation: `What tells more about a word stands before it, and the predicate comes last: ${korean}`,
  }
}

/** That the predicate comes last is all that a beginner has to see; later it would give the key away. */
function fewestInner(level: Level): number {
  if (level === 'A1') return 0
  return level === 'A2' ? 1 : 2
}

/** Three, those first that leave the predicate last. */
function chosen(drawn: readonly Disorder[]): Disorder[] {
  const first = drawn.filter(({ inner }) => inner).slice(0, OPTION_COUNT - 1)
  return [...first, ...drawn.filter(({ inner }) => !inner)].slice(0, OPTION_COUNT - 1)
}
