import { type FinalPredicate, finalPredicates } from '#headwords/finalPredicate.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { wrongForms } from '#questions/generation/conjugationErrors.ts'
import { formPoint } from '#questions/generation/formPoint.ts'
import { formRule } from '#questions/generation/formRule.ts'
import { gapPrompt, gapped } from '#questions/generation/gappedSentence.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { predicateProof } from '#questions/generation/predicateProof.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { hasNoReading } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** The final predicate of an example is missing. The English translation and the dictionary form show which form it is. */
export const inflectionQuestions: Generator = {
  skill: 'grammar',
  generate: (book) => book.headwords.flatMap((word) => question(book, word) ?? []),
}

/** The only reading of the final predicate; undefined if there are several. */
function closingOf(book: WordBook, words: readonly string[]): FinalPredicate | undefined {
  const found = finalPredicates(words, book.read)
  const lemmas = new Set(found.map(({ predicate: { lemma, class: verbClass } }) => `${lemma} ${verbClass}`))
  return lemmas.size === 1 ? found[0] : undefined
}

function question(book: WordBook, { key, example }: AskedHeadword): QuestionEntry | undefined {
  const words = sentenceWords(example.korean)
  const closing = closingOf(book, words)
  if (closing === undefined || closing.predicate.pos === 'copula') return undefined
  const { predicate, suffixes, wordCount } = closing
  const right = words.slice(-wordCount).join(' ')
  const point = formPoint(predicate, suffixes)
  const wrong = wrongForms(predicate, suffixes).filter(({ text }) => hasNoReading(book, text))
  const sentence = gapped(example.korean, { from: words.length - wordCount, count: wordCount, text: right })
  const prompt = sentence && gapPrompt('Which form is right?', example, sentence, predicate.lemma)
  if (point === undefined || wrong.length < OPTION_COUNT - 1 || prompt === undefined || prompt === '') return undefined
  return {
    id: questionId('conjugation', key),
    type: 'conjugation',
    point,
    about: closing.headword.key,
    question: prompt,
    right,
    wrong: Object.fromEntries(wrong.slice(0, OPTION_COUNT - 1).map(({ text, reason }) => [text, reason])),
    explanation: `${formRule(predicate, suffixes)} ${predicate.lemma} is ${right} here.`,
    proof: predicateProof(predicate, suffixes),
  }
}
