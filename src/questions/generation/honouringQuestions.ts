import type { Field } from '#headwords/field.ts'
import { finalPredicates } from '#headwords/finalPredicate.ts'
import type { Headword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { byLot, spreadHash } from '#kit/spreadHash.ts'
import { conjugate } from '#korean/conjugate.ts'
import { hasFinalConsonant } from '#korean/finalSound.ts'
import { honorificOf } from '#korean/honorific.ts'
import type { Particle } from '#korean/particle.ts'
import { stemOf } from '#korean/predicate.ts'
import { stemShapes } from '#korean/stem.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { predicateProof } from '#questions/generation/predicateProof.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { firstGloss, isNoForm } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** What people do by themselves. */
const DEEDS: readonly Field[] = ['motion', 'resting', 'studying', 'working']
/** A goal may be left unsaid: 선생님께서 가셨어요. */
const GOALS: readonly Particle[] = ['에', '(으)로', '에서']
/** What people do with things; the example says with which. */
const HANDLINGS: readonly Field[] = [
  ...(['perceiving', 'thinking', 'making', 'using', 'studying', 'working', 'carrying', 'wearing', 'cooking'] as const),
]
/** What is not said of somebody whom one honours. */
const UNDIGNIFIED = '도망가다 넘어지다 미끄러지다 훔치다 베끼다 찢다 깨다 싸우다 결석하다 지각하다 해고하다 베다'.split(
  ' ',
)
const PEOPLE = [
  { korean: '선생님', english: 'the teacher' },
  { korean: '할머니', english: 'the grandmother' },
  { korean: '사장님', english: 'the boss' },
  { korean: '교수님', english: 'the professor' },
]

/** The form of a verb that honours its subject, among forms that do not. */
export const honouringQuestions: Generator = {
  skill: 'grammar',
  generate: (book) =>
    book.headwords.flatMap((word) => {
      const deed = UNDIGNIFIED.includes(word.word) ? undefined : deedOf(book, word)
      return deed === undefined ? [] : (question(book, word, deed) ?? [])
    }),
}

/** What stands before the verb: nothing, or the object that its example has; undefined where nobody would say it so. */
function deedOf(book: WordBook, { wordClass, field, frame, word, example }: Headword): string | undefined {
  if (wordClass !== 'verb') return undefined
  if (frame.every((particle) => GOALS.includes(particle))) return DEEDS.includes(field) ? '' : undefined
  if (frame.join() !== '을/를' || !HANDLINGS.includes(field)) return undefined
  const words = sentenceWords(example.korean)
  const object = words.at(-2) ?? ''
  const isClosing = finalPredicates(words, book.read).some(
    ({ headword, wordCount }) => headword.word === word && wordCount === 1,
  )
  const isObject = book.read(object).some((reading) => reading.kind === 'noun' && reading.particles.join() === '을/를')
  return isClosing && isObject ? `${object} ` : undefined
}

function question(book: WordBook, word: Headword, deed: string): QuestionEntry | undefined {
  const { predicate } = word
  const isPlain = predicate?.pos === 'verb' && predicate.class !== '시다' && !predicate.lemma.includes(' ')
  if (!isPlain || predicate === undefined || honorificOf(predicate) !== undefined || word.humble !== undefined)
    return undefined
  const id = questionId('honorific', word.key, 'form')
  const person = PEOPLE[spreadHash(id) % PEOPLE.length]
  if (person === undefined) return undefined
  const right = conjugate(predicate, ['-시-', '-았-', '-아요']).text
  const plain = conjugate(predicate, ['-았-', '-아요']).text
  const past = plain.slice(0, -2)
  const { eu } = stemShapes(predicate)
  const slips: [string, string][] = [
    [`${past}으세요`, '시 stands before the past, not after it.'],
    [`${eu}세었어요`, '시 and 었 make 셨.'],
    [`${eu}시어요`, 'The past 었 is missing.'],
    ...(hasFinalConsonant(stemOf(predicate)) && predicate.class === 'regular'
      ? ([[`${stemOf(predicate)}셨어요`, 'After a consonant 시 is written 으시.']] as [string, string][])
      : []),
  ]
  const wrong = byLot(
    slips.filter(([text]) => isNoForm(book, text)),
    id,
    ([text]) => text,
  ).slice(0, OPTION_COUNT - 2)
  if (wrong.length < OPTION_COUNT - 2) return undefined
  return {
    id,
    type: 'honorific',
    level: word.level === 'A1' ? 'A2' : word.level,
    about: word.key,
    uses: book.uses(word),
    question: `Which past form honours ${person.english}? ${word.word} (${firstGloss(word)})\n${person.korean}께서 ${deed}___.`,
    right,
    wrong: { [plain]: `This is the plain past; it does not honour ${person.english}.`, ...Object.fromEntries(wrong) },
    explanation: `-(으)시- stands right behind the stem and merges with 었 into 셨: ${right}. 께서 marks the honoured subject.`,
    proof: predicateProof(predicate, ['-시-', '-았-', '-아요']),
  }
}
