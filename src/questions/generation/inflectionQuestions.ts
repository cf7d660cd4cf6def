import { type FinalPredicate, finalPredicates } from '#headwords/finalPredicate.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { VerbClass } from '#korean/verbClass.ts'
import { wrongForms } from '#questions/generation/conjugationErrors.ts'
import { formRule } from '#questions/generation/formRule.ts'
import { gapPrompt, gapped } from '#questions/generation/gappedSentence.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { predicateProof } from '#questions/generation/predicateProof.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { hasNoReading } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import { questionLevel } from '#questions/questionLevel.ts'

/** Forms that every beginner can build, however rare the word. */
const EASY_CLASSES: readonly VerbClass[] = ['regular', '하다', '있다', '없다']
const EASY_SUFFIXES: readonly Suffix[] = ['-아요', '-았-', '-습니다', '-(으)세요']

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

function question(book: WordBook, { key, level: wordLevel, example }: AskedHeadword): QuestionEntry | undefined {
  const words = sentenceWords(example.korean)
  const closing = closingOf(book, words)
  if (closing === undefined || closing.predicate.pos === 'copula') return undefined
  const { predicate, suffixes, wordCount } = closing
  const right = words.slice(-wordCount).join(' ')
  const isEasy = EASY_CLASSES.includes(predicate.class) && suffixes.every((suffix) => EASY_SUFFIXES.includes(suffix))
  const wrong = wrongForms(predicate, suffixes).filter(({ text }) => hasNoReading(book, text))
  const sentence = gapped(example.korean, { from: words.length - wordCount, count: wordCount, text: right })
  const prompt = sentence && gapPrompt('Which form is right?', example, sentence, predicate.lemma)
  const isStale = isEasy && predicate.class === '하다' && wordLevel >= 'B1'
  if (isStale || wrong.length < OPTION_COUNT - 1 || prompt === undefined || prompt === '') return undefined
  return {
    id: questionId('conjugation', key),
    type: 'conjugation',
    level: questionLevel({ word: wordLevel, isRegular: isEasy }),
    about: key,
    question: prompt,
    right,
    wrong: Object.fromEntries(wrong.slice(0, OPTION_COUNT - 1).map(({ text, reason }) => [text, reason])),
    explanation: `${formRule(predicate, suffixes)} ${predicate.lemma} is ${right} here.`,
    proof: predicateProof(predicate, suffixes),
  }
}
