import type { AskedHeadword } from '#headwords/headword.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import { admits, conjugate } from '#korean/conjugate.ts'
import type { Level } from '#korean/level.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { wrongForms } from '#questions/generation/conjugationErrors.ts'
import { formRule } from '#questions/generation/formRule.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { predicateProof } from '#questions/generation/predicateProof.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { firstGloss, hasNoReading } from '#questions/generation/quizWord.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import { questionLevel } from '#questions/questionLevel.ts'

/** A form that learners drill: its name, and how it is made. */
interface Drill {
  readonly name: string
  readonly suffixes: readonly Suffix[]
  readonly level: Level
  readonly makes: string
}

const DRILLS: readonly Drill[] = [
  { name: 'polite present', suffixes: ['-아요'], level: 'A1', makes: 'Stem + 아요/어요' },
  { name: 'polite past', suffixes: ['-았-', '-아요'], level: 'A1', makes: 'Stem + 았/었 + 어요' },
  { name: 'formal present', suffixes: ['-습니다'], level: 'A1', makes: 'Stem + 습니다/ㅂ니다' },
  { name: '“and” form (-고)', suffixes: ['-고'], level: 'A1', makes: 'Stem + 고' },
  { name: '“if” form (-(으)면)', suffixes: ['-(으)면'], level: 'A2', makes: 'Stem + (으)면' },
  { name: '“so” form (-아서/어서)', suffixes: ['-아서'], level: 'A2', makes: 'Stem + 아서/어서' },
  { name: '“because” form (-(으)니까)', suffixes: ['-(으)니까'], level: 'A2', makes: 'Stem + (으)니까' },
  { name: 'polite request (-(으)세요)', suffixes: ['-(으)세요'], level: 'A1', makes: 'Stem + (으)세요' },
  { name: '“in order to” form (-(으)려고)', suffixes: ['-(으)려고'], level: 'A2', makes: 'Stem + (으)려고' },
  { name: '“while” form (-(으)면서)', suffixes: ['-(으)면서'], level: 'A2', makes: 'Stem + (으)면서' },
  { name: 'form before a noun, present', suffixes: ['-는'], level: 'A2', makes: 'Verb + 는, adjective + (으)ㄴ' },
  { name: 'form before a noun, past', suffixes: ['-(으)ㄴ'], level: 'A2', makes: 'Stem + (으)ㄴ' },
  { name: 'form before a noun, future', suffixes: ['-(으)ㄹ'], level: 'A2', makes: 'Stem + (으)ㄹ' },
  { name: '“shall we” form (-(으)ㄹ까요)', suffixes: ['-(으)ㄹ까요'], level: 'A2', makes: 'Stem + (으)ㄹ까요' },
  { name: '“let us” form, formal', suffixes: ['-(으)ㅂ시다'], level: 'B1', makes: 'Stem + (으)ㅂ시다' },
  { name: '“even if” form (-아도/어도)', suffixes: ['-아도'], level: 'B1', makes: 'Stem + 아도/어도' },
  { name: 'background form (-는데)', suffixes: ['-는데'], level: 'B1', makes: 'Verb + 는데, adjective + (으)ㄴ데' },
  {
    name: 'plain written present (-는다)',
    suffixes: ['-는다'],
    level: 'B1',
    makes: 'Verb + 는다/ㄴ다, adjective + 다',
  },
  {
    name: 'quoted statement (-다고)',
    suffixes: ['-다고'],
    level: 'B2',
    makes: 'Verb + 는다고/ㄴ다고, adjective + 다고',
  },
  { name: 'polite surprise (-군요)', suffixes: ['-군요'], level: 'B2', makes: 'Verb + 는군요, adjective + 군요' },
]
/** How many randomly chosen drills a predicate gets: more if its stem changes. */
const PER_PLAIN = 3
const PER_CHANGING = 8
/** For each verb that ends in 하다: all of them conjugate in the same way. */
const PER_HADA = 1

/** Asks for a form of a word, given only its dictionary form. */
export const formQuestions: Generator = {
  skill: 'grammar',
  generate: (book) =>
    book.headwords.flatMap((word) => {
      const drills = drillsFor(word).flatMap((drill) => question(book, word, drill) ?? [])
      return drills.slice(0, drillCount(word))
    }),
}

function drillCount(word: AskedHeadword): number {
  if (!word.isDrilled) return 0
  if (word.predicate?.class === '하다') return PER_HADA
  return isPlain(word) ? PER_PLAIN : PER_CHANGING
}

function isPlain({ predicate }: AskedHeadword): boolean {
  return predicate?.class === 'regular' || predicate?.class === '하다'
}

/** For a word of a higher level, the forms of the higher levels come first: its learners already know -아요. */
function drillsFor({ key, level }: AskedHeadword): Drill[] {
  const drawn = shuffledBy(DRILLS, key, ({ name }) => name)
  return level < 'B1' ? drawn : drawn.toSorted((one, other) => Number(other.level >= 'B1') - Number(one.level >= 'B1'))
}

function question(book: WordBook, word: AskedHeadword, drill: Drill): QuestionEntry | undefined {
  const { predicate } = word
  const isOneWord = predicate !== undefined && predicate.pos !== 'copula' && !predicate.lemma.includes(' ')
  if (!isOneWord || !admits(predicate, drill.suffixes)) return undefined
  const right = conjugate(predicate, drill.suffixes).text
  const wrong = wrongForms(predicate, drill.suffixes).filter(({ text }) => hasNoReading(book, text))
  if (wrong.length < OPTION_COUNT - 1) return undefined
  return {
    id: questionId('conjugation', word.key, drill.name),
    type: 'conjugation',
    level: questionLevel({ word: word.level, grammar: drill.level, isRegular: isPlain(word) }),
    about: word.key,
    uses: book.uses(word),
    question: `Which is the ${drill.name} of ${word.word} (${firstGloss(word)})?`,
    right,
    wrong: Object.fromEntries(wrong.slice(0, OPTION_COUNT - 1).map(({ text, reason }) => [text, reason])),
    explanation: `${drill.makes}. ${formRule(predicate, drill.suffixes)} So ${word.word} becomes ${right}.`,
    proof: predicateProof(predicate, drill.suffixes),
  }
}
