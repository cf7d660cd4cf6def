import type { AskedHeadword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { exampleLine, firstGloss, isAsked } from '#questions/generation/quizWord.ts'
import { wrongWords } from '#questions/generation/wrongWords.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** English to Korean: which word means this? */
export const wordQuestions: Generator = {
  skill: 'vocab',
  generate: (book) => book.headwords.filter(isAsked).flatMap((word) => question(book, word) ?? []),
}

function question(book: WordBook, asked: AskedHeadword): QuestionEntry | undefined {
  const id = questionId('word', asked.key)
  const wrong = wrongWords(book, asked, id)
  if (wrong === undefined) return undefined
  return {
    id,
    type: 'word',
    level: asked.level,
    about: asked.key,
    uses: book.uses(asked),
    question: `Which word means “${firstGloss(asked)}”?`,
    right: asked.word,
    wrong: Object.fromEntries(wrong.map((word) => [word.word, `${word.word} means “${firstGloss(word)}”.`])),
    explanation: exampleLine(asked),
  }
}
