import { finalPredicates } from '#headwords/finalPredicate.ts'
import type { Headword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { byLot } from '#kit/spreadHash.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** An order of the words that no Korean writes, and why. */
interface Disorder {
  readonly words: readonly string[]
  readonly reason: string
}

const FEWEST_WORDS = 4
const LONGEST_OPTION = 60
const LONGEST_ENGLISH = 90

/** The words of an example in four orders, one of them Korean. */
export const wordOrderQuestions: Generator = {
  skill: 'grammar',
  generate: (book) => book.headwords.flatMap((word) => question(book, word) ?? []),
}

function question(book: WordBook, { key, level, example }: Headword): QuestionEntry | undefined {
  const { korean, english } = example
  const words = sentenceWords(korean)
  const isPlain = !korean.includes(',') && words.length >= FEWEST_WORDS && korean.length <= LONGEST_OPTION
  if (!isPlain || english.length > LONGEST_ENGLISH || new Set(words).size < words.length) return undefined
  const sign = korean.slice(-1)
  const id = questionId('word-order', key)
  const written = new Map(disorders(book, words).map(({ words: order, reason }) => [order.join(' ') + sign, reason]))
  written.delete(korean)
  const wrong = spread([...written], id)
  if (wrong.length < OPTION_COUNT - 1) return undefined
  return {
    id,
    type: 'word-order',
    level,
    about: key,
    question: `Which order is right in writing? “${english}”`,
    right: korean,
    wrong: Object.fromEntries(wrong),
    explanation: `What tells more about a word stands before it, and the predicate comes last: ${korean}`,
  }
}

/** Three of them, as many reasons as there are. */
function spread(wrong: readonly [string, string][], seed: string): [string, string][] {
  const drawn = byLot(wrong, seed, ([text]) => text)
  const firsts = [...Map.groupBy(drawn, ([, reason]) => reason).values()].flatMap((alike) => alike.slice(0, 1))
  return [...firsts, ...drawn.filter((one) => !firsts.includes(one))].slice(0, OPTION_COUNT - 1)
}

function disorders(book: WordBook, words: readonly string[]): Disorder[] {
  const [closing] = finalPredicates(words, book.read)
  const count = closing?.wordCount ?? 1
  const predicate = words.slice(-count)
  const rest = words.slice(0, -count)
  // One word behind the predicate is an afterthought that people do say.
  const verbEarly = rest.slice(0, -2).map((_, at) => [...rest.slice(0, at + 1), ...predicate, ...rest.slice(at + 1)])
  return [
    ...[[...predicate, ...rest], ...verbEarly].map((order) => ({
      words: order,
      reason: 'The predicate comes last in a Korean sentence.',
    })),
    ...rest.slice(0, -1).flatMap((word, at) => attributeAfter(book, words, word, at)),
  ]
}

/** A word that belongs before its noun, behind it. */
function attributeAfter(book: WordBook, words: readonly string[], word: string, at: number): Disorder[] {
  const noun = words[at + 1] ?? ''
  if (!book.read(noun).some(({ kind }) => kind === 'noun')) return []
  const reason = attributeReason(book, word)
  const swapped = words.with(at, noun).with(at + 1, word)
  return reason === undefined ? [] : [{ words: swapped, reason }]
}

function attributeReason(book: WordBook, word: string): string | undefined {
  const readings = book.read(word)
  const isOnly = (fits: (reading: (typeof readings)[number]) => boolean) => readings.length > 0 && readings.every(fits)
  if (isOnly(({ headword }) => headword?.wordClass === 'determiner')) {
    return `${word} stands right before the noun that it points out.`
  }
  const MODIFIERS = ['-는', '-(으)ㄴ', '-(으)ㄹ', '-던']
  const isModifier = isOnly(({ kind }) => kind === 'form') && readings.some(endsIn(MODIFIERS))
  return isModifier ? `${word} describes the noun, so it stands before it.` : undefined
}

function endsIn(endings: readonly string[]) {
  return (reading: ReturnType<WordBook['read']>[number]) =>
    reading.kind === 'form' && endings.includes(reading.suffixes.at(-1) ?? '')
}
