import type { Field } from '#headwords/field.ts'
import type { Headword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { particleAfter } from '#korean/particle.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { firstGloss } from '#questions/generation/quizWord.ts'
import { wrongWords } from '#questions/generation/wrongWords.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

const LONGEST_OPTION = 40
/** What can stand for each other in a sentence and leave it natural: one eats any dish, but comes in no “few days”. */
const SWAPPED: readonly Field[] = [
  'dish',
  'drink',
  'produce',
  'animal',
  'family',
  'job',
  'clothing',
  'subject',
  'sport',
  'colour',
  'region',
]

/** One of four sentences that differ in a noun is heard. */
export const heardWordQuestions: Generator = {
  skill: 'listening',
  generate: (book) => book.headwords.flatMap((word) => question(book, word) ?? []),
}

function question(book: WordBook, asked: Headword): QuestionEntry | undefined {
  const { korean, english } = asked.example
  const place = nounPlace(book, asked)
  if (place === undefined || !SWAPPED.includes(asked.field) || korean.length > LONGEST_OPTION) return undefined
  const id = questionId('which-said', asked.key, 'noun')
  const wrong = wrongWords(book, asked, id, ({ field }) => field === asked.field)
  if (wrong === undefined) return undefined
  const sentence = (word: Headword) => korean.replace(place.text, word.word + place.tail(word.word))
  return {
    id,
    type: 'which-said',
    level: asked.level,
    about: asked.key,
    uses: book.uses(asked),
    question: 'Which sentence do you hear?',
    audio: korean,
    right: korean,
    wrong: Object.fromEntries(wrong.map((word) => [sentence(word), `${word.word} is “${firstGloss(word)}”.`])),
    explanation: `You heard ${asked.word}, “${firstGloss(asked)}”. ${english}`,
  }
}

interface NounPlace {
  /** The whole word in the sentence, particle included. */
  readonly text: string
  /** The particle as it is written after another noun. */
  tail(noun: string): string
}

/** The one place of the noun in its example, with at most one particle. */
function nounPlace(book: WordBook, asked: Headword): NounPlace | undefined {
  const places = sentenceWords(asked.example.korean).flatMap((text): NounPlace[] =>
    book.read(text).flatMap((reading) => {
      if (reading.kind !== 'noun' || reading.headword !== asked || reading.copula !== undefined) return []
      const [particle, ...more] = reading.particles
      if (more.length > 0 || reading.noun !== asked.word) return []
      return [{ text, tail: (noun) => (particle === undefined ? '' : particleAfter(noun, particle)) }]
    }),
  )
  return places.length === 1 ? places[0] : undefined
}
