import type { AskedHeadword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { firstGloss } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** Words that honor another person or humble the speaker. */
export const honorificQuestions: Generator = {
  skill: 'vocab',
  generate: (book) =>
    book.headwords.flatMap((word) => [
      ...(word.honorific === undefined ? [] : (question(book, word, word.honorific, 'honorific') ?? [])),
      ...(word.humble === undefined ? [] : (question(book, word, word.humble, 'humble') ?? [])),
    ]),
}

const ASKS = { honorific: 'the honorific word for', humble: 'the humble word for' }
const SAYS = {
  honorific: 'is used for a person whom the speaker respects',
  humble: 'is used for what the speaker does for a respected person',
}

function question(
  book: WordBook,
  word: AskedHeadword,
  right: string,
  kind: 'honorific' | 'humble',
): QuestionEntry[] | undefined {
  const id = questionId('honorific', word.key, kind)
  const twins = book.headwords.filter((other) => isTwinOfAnother(book, other, word, kind))
  const wrong = shuffledBy(twins, id, ({ key }) => key).slice(0, OPTION_COUNT - 1)
  const options = wrong.map((other): [string, string] => {
    const twin = other[kind] ?? ''
    return [twin, `${twin} is ${ASKS[kind]} ${other.word} (${firstGloss(other)}).`]
  })
  if (new Map(options).size < OPTION_COUNT - 1) return undefined
  return [
    {
      id,
      type: 'honorific',
      level: word.level,
      about: word.key,
      question: `Which is ${ASKS[kind]} ${word.word} (${firstGloss(word)})?`,
      right,
      wrong: Object.fromEntries(options),
      explanation: `${right} ${SAYS[kind]}; ${word.word} is the plain word.`,
    },
  ]
}

function isTwinOfAnother(
  book: WordBook,
  other: AskedHeadword,
  word: AskedHeadword,
  kind: 'honorific' | 'humble',
): boolean {
  return (
    other[kind] !== undefined &&
    other[kind] !== word[kind] &&
    other.wordClass === word.wordClass &&
    !book.areNear(other, word)
  )
}
