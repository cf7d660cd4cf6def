import type { AskedHeadword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { exampleLine, firstGloss, isAsked } from '#questions/generation/quizWord.ts'
import { wrongWords } from '#questions/generation/wrongWords.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** Korean to English: what does the word mean? */
export const meaningQuestions: Generator = {
  skill: 'vocab',
  generate: (book) => book.headwords.filter(isAsked).flatMap((word) => question(book, word) ?? []),
}

function question(book: WordBook, asked: AskedHeadword): QuestionEntry | undefined {
  const id = questionId('meaning', asked.key)
  const wrong = wrongWords(book, asked, id)
  if (wrong === undefined) return undefined
  const isSpelledLikeAnother = asked.key !== asked.word
  return {
    id,
    type: 'meaning',
    level: asked.level,
    about: asked.key,
    uses: book.uses(asked),
    question: isSpelledLikeAnother
      ? `What does ${asked.word} mean here?\n${asked.example.korean}`
      : `What does ${asked.word} mean?`,
    right: firstGloss(asked),
    wrong: Object.fromEntries(wrong.map((word) => [firstGloss(word), `“${firstGloss(word)}” is ${word.word}.`])),
    explanation: exampleLine(asked),
  }
}
