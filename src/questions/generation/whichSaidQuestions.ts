import { finalPredicates } from '#headwords/finalPredicate.ts'
import type { Headword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { byLot } from '#kit/spreadHash.ts'
import { admits, conjugate } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import { soundKey } from '#questions/soundKey.ts'

/** What the end of a sentence may say, and how that differs for the ear. */
interface Said {
  readonly suffixes: readonly Suffix[]
  readonly says: string
}

const ENDINGS: readonly Said[] = [
  { suffixes: ['-아요'], says: 'it is so now' },
  { suffixes: ['-았-', '-아요'], says: 'it was so' },
  { suffixes: ['-(으)ㄹ 거다', '-아요'], says: 'it will be so' },
  { suffixes: ['-지 않다', '-아요'], says: 'it is not so' },
  { suffixes: ['-지 않다', '-았-', '-아요'], says: 'it was not so' },
  { suffixes: ['-네요'], says: 'the speaker notices it' },
]
/** With these only one tense is natural, and 안 is not negated again. */
const BINDING =
  /(?:^| )(?:안|못|어제|내일|모레|지금|오늘|요즘|아까|방금|곧|이미|벌써|아직|작년|내년|올해|지난|다음|이번|매일|매년|항상|가끔|보통|자주|꼭|다시)(?:에|은|는|도|부터|까지)?(?= )/
const LONGEST_OPTION = 40

/** One of four sentences that differ in the end of their predicate is heard. */
export const whichSaidQuestions: Generator = {
  skill: 'listening',
  generate: (book) => book.headwords.flatMap((word) => question(book, word) ?? []),
}

function question(book: WordBook, { key, level, example }: Headword): QuestionEntry | undefined {
  const { korean } = example
  const words = sentenceWords(korean)
  const closings = finalPredicates(words, book.read)
  const [closing] = closings
  const own = ENDINGS.find(({ suffixes }) => suffixes.join() === closing?.suffixes.join())
  if (closings.length !== 1 || closing === undefined || own === undefined) return undefined
  if (!korean.endsWith('.') || korean.length > LONGEST_OPTION || BINDING.test(korean)) return undefined
  const before = korean.split(' ').slice(0, -closing.wordCount)
  const id = questionId('which-said', key)
  const sentence = ({ suffixes }: Said) => `${[...before, conjugate(closing.predicate, suffixes).text].join(' ')}.`
  const others = byLot(ENDINGS, id, ({ says }) => says).filter(
    (said) => said !== own && admits(closing.predicate, said.suffixes),
  )
  const heard = new Map([...others].map((said) => [soundKey(sentence(said)), said]))
  heard.delete(soundKey(korean))
  const wrong = [...heard.values()].slice(0, OPTION_COUNT - 1)
  if (wrong.length < OPTION_COUNT - 1) return undefined
  const ends = (said: Said) => conjugate(closing.predicate, said.suffixes).text
  return {
    id,
    type: 'which-said',
    level,
    about: key,
    question: 'Which sentence do you hear?',
    audio: korean,
    right: korean,
    wrong: Object.fromEntries(wrong.map((said) => [sentence(said), `${ends(said)}: ${said.says}.`])),
    explanation: `You heard ${ends(own)}: ${own.says}. ${example.english}`,
  }
}
