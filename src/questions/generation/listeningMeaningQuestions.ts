import { fieldFacts } from '#headwords/field.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import { LEVELS } from '#korean/level.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { isObviousLoanword } from '#questions/generation/quizWord.ts'
import { isLoanwordOf } from '#questions/loanword.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

const LONGEST_OPTION = 60
/** This many wrong options share the key's topic, so that hearing a single word is not enough. */
const OWN_TOPIC_COUNT = 2
const LATIN_WORD = /[A-Za-z]+/g

/** The player hears an example and finds its meaning. */
export const listeningMeaningQuestions: Generator = {
  skill: 'listening',
  generate(book) {
    const short = book.headwords.filter(({ example }) => example.english.length <= LONGEST_OPTION)
    const heard = short.filter((word) => !isGivenAwayBySound(book, word))
    return heard.flatMap((word) => question(book, word, heard) ?? [])
  },
}

function question(book: WordBook, asked: AskedHeadword, heard: readonly AskedHeadword[]): QuestionEntry | undefined {
  const { korean, english } = asked.example
  const id = questionId('listening-meaning', asked.key)
  const chosen: AskedHeadword[] = []
  const alike = heard.filter((other) => isAlike(asked, other))
  const drawn = shuffledBy(alike, id, ({ key }) => key)
  const take = (most: number, fits: (other: AskedHeadword) => boolean) => {
    for (const other of drawn) {
      if (chosen.length >= most) return
      const isNew = !chosen.includes(other) && [asked, ...chosen].every((one) => differInMeaning(book, one, other))
      if (isNew && fits(other)) chosen.push(other)
    }
  }
  const { topic } = fieldFacts(asked.field)
  take(OWN_TOPIC_COUNT, (other) => fieldFacts(other.field).topic === topic)
  take(OPTION_COUNT - 1, () => true)
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

/** Whether a name or a loanword in the sentence gives the English translation away. */
function isGivenAwayBySound(book: WordBook, { example }: AskedHeadword): boolean {
  const english = example.english.match(LATIN_WORD) ?? []
  return sentenceWords(example.korean).some((text) =>
    book.read(text).some((reading) => {
      if (reading.kind === 'noun' && reading.headword === undefined) return true
      const { headword } = reading
      return (
        headword !== undefined &&
        (isObviousLoanword(headword) || english.some((word) => isLoanwordOf(headword.word, word)))
      )
    }),
  )
}

/** Sentences of similar level and length that end in the same punctuation mark, so that no option stands out. */
function isAlike(asked: AskedHeadword, other: AskedHeadword): boolean {
  const distance = Math.abs(LEVELS.indexOf(asked.level) - LEVELS.indexOf(other.level))
  const lengths = asked.example.english.length - other.example.english.length
  const sameSign = asked.example.english.slice(-1) === other.example.english.slice(-1)
  return other !== asked && distance <= 1 && Math.abs(lengths) <= 15 && sameSign
}

/** Whether the two words and the two sentences differ in meaning. */
function differInMeaning(book: WordBook, one: AskedHeadword, other: AskedHeadword): boolean {
  return !book.areNear(one, other) && one.example.english !== other.example.english
}
