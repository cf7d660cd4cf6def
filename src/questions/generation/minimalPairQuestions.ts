import type { Field } from '#headwords/field.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import { conjugate } from '#korean/conjugate.ts'
import { decomposed } from '#korean/hangul.ts'
import { copula } from '#korean/predicate.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { firstGloss } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import { soundKey } from '#questions/soundKey.ts'

/** Fields of things that a speaker can point at: “this is a …”. */
const SHOWN: readonly Field[] = [
  ...([
    'dish',
    'ingredient',
    'produce',
    'drink',
    'clothing',
    'personal-item',
    'household',
    'furniture',
    'house',
  ] as const),
  ...([
    'building',
    'shop',
    'vehicle',
    'animal',
    'plant',
    'material',
    'body',
    'landscape',
    'stationery',
    'machine',
  ] as const),
]
const LONGEST_WORD = 2

/** The player hears a noun and finds it among nouns that differ in at most one sound per syllable: 방, 밤, 반, 밥. */
export const minimalPairQuestions: Generator = {
  skill: 'listening',
  generate(book) {
    const nouns = book.headwords.filter(isShown)
    const byLength = Map.groupBy(nouns, ({ word }) => word.length)
    return nouns.flatMap((word) => question(book, word, byLength.get(word.word.length) ?? []) ?? [])
  },
}

/** Only nouns with one sense, so that the gloss in the explanation is the right one. */
function isShown({ wordClass, word, key, field }: AskedHeadword): boolean {
  return wordClass === 'noun' && word.length <= LONGEST_WORD && key === word && SHOWN.includes(field)
}

function question(book: WordBook, asked: AskedHeadword, nouns: readonly AskedHeadword[]): QuestionEntry | undefined {
  const id = questionId('minimal-pair', asked.key)
  const near = shuffledBy(nouns, id, ({ key }) => key)
    .map((other) => ({ other, distance: differentSounds(asked.word, other.word) }))
    .filter(({ other, distance }) => distance > 0 && distance <= asked.word.length && !book.areNear(asked, other))
    .toSorted((one, two) => one.distance - two.distance)
  const bySound = new Map(
    near.map(({ other }) => [soundKey(other.word), other]).toReversed() as [string, AskedHeadword][],
  )
  bySound.delete(soundKey(asked.word))
  const order = new Set(near.map(({ other }) => other))
  const wrong = [...order].filter((other) => bySound.get(soundKey(other.word)) === other).slice(0, OPTION_COUNT - 1)
  if (wrong.length < OPTION_COUNT - 1) return undefined
  return {
    id,
    type: 'minimal-pair',
    level: asked.level,
    about: asked.key,
    uses: book.uses(asked),
    question: 'Which word do you hear?',
    audio: `이건 ${conjugate(copula(asked.word), ['-아요']).text}.`,
    right: asked.word,
    wrong: Object.fromEntries(wrong.map((word) => [word.word, `${word.word} is “${firstGloss(word)}”.`])),
    explanation: `You heard ${asked.word}, “${firstGloss(asked)}”.`,
  }
}

/** The number of onsets, vowels and finals in which two words of the same length differ. */
function differentSounds(one: string, other: string): number {
  const sounds = (word: string) =>
    [...word].flatMap((char) => {
      const { onset = '', vowel = '', final = '' } = decomposed(char) ?? {}
      return [onset, vowel, final]
    })
  const theirs = sounds(other)
  return sounds(one).filter((sound, at) => sound !== theirs[at]).length
}
