import { finalPredicates } from '#headwords/finalPredicate.ts'
import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import { admits, conjugate } from '#korean/conjugate.ts'
import type { Level } from '#korean/level.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { gapPrompt, gapped } from '#questions/generation/gappedSentence.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { predicateProof } from '#questions/generation/predicateProof.ts'
import { questionId } from '#questions/generation/questionId.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import { questionLevel } from '#questions/questionLevel.ts'

/** A speech level, identified by its ending for statements. */
interface Style {
  readonly ending: '-아요' | '-습니다' | '-아' | '-는다'
  readonly name: string
  readonly asks: string
  /** The level at which it is learned. */
  readonly grammar: Level
}

const STYLES: readonly Style[] = [
  {
    ending: '-아요',
    name: 'the everyday polite style (해요체)',
    asks: 'Everyday polite style (해요체)?',
    grammar: 'A1',
  },
  {
    ending: '-습니다',
    name: 'the formal style (합쇼체) of speeches and news',
    asks: 'Formal style (합쇼체)?',
    grammar: 'A1',
  },
  { ending: '-아', name: 'the casual style (해체) of close friends', asks: 'Casual style (해체)?', grammar: 'A1' },
  {
    ending: '-는다',
    name: 'the plain style (해라체) of diaries and articles',
    asks: 'Plain style (해라체)?',
    grammar: 'A2',
  },
]

/** Shows one sentence in four styles and asks for one of them. */
export const speechLevelQuestions: Generator = {
  skill: 'grammar',
  generate: (book) => book.headwords.flatMap((word) => question(book, word) ?? []),
}

/** Words that fit only one style. */
const STYLED =
  /^(?:저|제|나|내|너|네|난|전|우리|저희|당신)(?:[는가를의도만]|희)?|^씨|님|^여러분|^고객|^그[는가를의]?$|^그녀/
/** Word classes of words that address a person, and so fix the style. */
const ADDRESSED = ['감사하다', '죄송하다', '축하하다', '미안하다', '고맙다', '환영하다']

function question(book: WordBook, { key, level, example, wordClass }: AskedHeadword): QuestionEntry | undefined {
  // 잘 먹었습니다 exists in one style only, and so does a sentence that addresses a person: 어머니, …
  if (wordClass === 'interjection' || example.korean.includes(',')) return undefined
  const words = sentenceWords(example.korean)
  const closings = finalPredicates(words, book.read)
  const [closing] = closings
  if (closing === undefined || !example.korean.endsWith('.') || words.some((word) => isStyled(book, word)))
    return undefined
  const before = statementBefore(closing.suffixes)
  if (before === undefined || closings.length > 1) return undefined
  const chain = (style: Style): Suffix[] => [...before, style.ending]
  if (!STYLES.every((style) => admits(closing.predicate, chain(style)))) return undefined
  const text = words.slice(-closing.wordCount).join(' ')
  const id = questionId('speech-level', key)
  const [asked, ...others] = shuffledBy(STYLES, id, ({ ending }) => ending)
  const sentence = gapped(example.korean, { from: words.length - closing.wordCount, count: closing.wordCount, text })
  const prompt = asked && sentence && gapPrompt(asked.asks, example, sentence)
  if (asked === undefined || prompt === undefined || prompt === '') return undefined
  const made = (style: Style) => conjugate(closing.predicate, chain(style)).text
  return {
    id,
    type: 'speech-level',
    level: questionLevel({ word: level, grammar: asked.grammar }),
    about: key,
    question: prompt,
    right: made(asked),
    wrong: Object.fromEntries(others.map((style) => [made(style), `This is ${style.name}.`])),
    explanation: `${made(asked)} is ${asked.name}.`,
    proof: predicateProof(closing.predicate, chain(asked)),
  }
}

/** The suffixes of a plain statement before its ending; undefined if the sentence is not a statement. */
function statementBefore(suffixes: readonly Suffix[]): readonly Suffix[] | undefined {
  const last = suffixes.at(-1)
  const isStatement = last === '-아요' || last === '-습니다' || last === '-아'
  const isTied = suffixes.includes('-시-') || suffixes.includes('-겠-')
  return isStatement && !isTied ? suffixes.slice(0, -1) : undefined
}

/** Whether the word fits only one style: a pronoun, a form of address, a form with the honorific 시. */
function isStyled(book: WordBook, word: string): boolean {
  const isTied = book
    .read(word)
    .some(
      (reading) => reading.kind === 'form' && (reading.suffixes.includes('-시-') || ADDRESSED.includes(reading.lemma)),
    )
  return isTied || STYLED.test(word)
}
