import type { WordBook } from '#headwords/wordBook.ts'
import type { Question } from '#questions/question.ts'

const HANGUL = /[가-힣]/
const ASKED_WORD = /What does ([가-힣 ]+) mean/

/** Wrong options that share a meaning with the asked word, and so could also be correct. */
export function synonymFaults({ type, question, options, correct_answer }: Question, book: WordBook): string[] {
  if (type !== 'meaning' && type !== 'word') return []
  const key = options[correct_answer] ?? ''
  const asked = HANGUL.test(key) ? key : (ASKED_WORD.exec(question)?.[1] ?? '')
  const glosses = glossesOf(asked, book)
  return options
    .filter((option) => option !== key && meanings(option, book).some((gloss) => glosses.has(gloss)))
    .map((option) => `${option} could also be correct for ${asked}`)
}

/** The glosses of every headword with this spelling. */
function glossesOf(word: string, book: WordBook): Set<string> {
  return new Set(book.spelled(word).flatMap(({ glosses }) => glosses))
}

/** An option is either a Korean word or a gloss. */
function meanings(option: string, book: WordBook): string[] {
  return HANGUL.test(option) ? [...glossesOf(option, book)] : [option]
}
