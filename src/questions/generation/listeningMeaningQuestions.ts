import type { Headword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { byLot } from '#kit/spreadHash.ts'
import { LEVELS } from '#korean/level.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

const LONGEST_OPTION = 60

/** An example is heard: what does it mean? */
export const listeningMeaningQuestions: Generator = {
  skill: 'listening',
  generate(book) {
    const heard = book.headwords.filter(({ example }) => example.english.length <= LONGEST_OPTION)
    return heard.flatMap((word) => question(book, word, heard) ?? [])
  },
}

function question(book: WordBook, asked: Headword, heard: readonly Headword[]): QuestionEntry | undefined {
  const { korean, english } = asked.example
  const id = questionId('listening-meaning', asked.key)
  const chosen: Headword[] = []
  for (const other of byLot(heard, id, ({ key }) => key)) {
    if (chosen.length === OPTION_COUNT - 1) break
    if (isAlike(asked, other) && [asked, ...chosen].every((one) => tellApart(book, one, other))) chosen.push(other)
  }
  if (chosen.length < OPTION_COUNT - 1) return undefined
  return {
    id,
    type: 'listening-meaning',
    level: asked.level,
    about: asked.key,
    uses: book.uses(asked),
    question: 'What does the sentence mean?',
    audio: korean,
    right: english,
    wrong: Object.fromEntries(chosen.map(({ example }) => [example.english, `That would be: ${example.korean}`])),
    explanation: `${korean} means: ${english}`,
  }
}

/** Sentences of about one level and length that end in the same sign: no option stands out. */
function isAlike(asked: Headword, other: Headword): boolean {
  const distance = Math.abs(LEVELS.indexOf(asked.level) - LEVELS.indexOf(other.level))
  const lengths = asked.example.english.length - other.example.english.length
  const sameSign = asked.example.english.slice(-1) === other.example.english.slice(-1)
  return other !== asked && distance <= 1 && Math.abs(lengths) <= 15 && sameSign
}

/** Neither the words that they show nor the sentences have a meaning in common. */
function tellApart(book: WordBook, one: Headword, other: Headword): boolean {
  return !book.areNear(one, other) && one.example.english !== other.example.english
}
