import type { WordBook } from '#headwords/wordBook.ts'
import type { Question } from '#questions/question.ts'

const HANGUL = /[가-힣]/
const ASKED_WORD = /What does ([가-힣 ]+) mean/

/** Wrong options that mean what is asked for: whoever knows the word could defend them. */
export function synonymFaults({ type, question, options, correct_answer }: Question, book: WordBook): string[] {
  if (type !== 'meaning' && type !== 'word') return []
  const key = options[correct_answer] ?? ''
  const asked = HANGUL.test(key) ? key : (ASKED_WORD.exec(question)?.[1] ?? '')
  const glosses = glossesOf(asked, book)
  return options
    .filter((option) => option !== key && meanings(option, book).some((gloss) => glosses.has(gloss)))
    .map((option) => `${option} could be defended for ${asked}`)
}

/** In every sense of its spelling. */
function glossesOf(word: string, book: WordBook): Set<string> {
  return new Set(book.spelled(word).flatMap(({ glosses }) => glosses))
}

/** An option is a Korean word, or a gloss itself. */
function meanings(option: string, book: WordBook): string[] {
  return HANGUL.test(option) ? [...glossesOf(option, book)] : [option]
}
