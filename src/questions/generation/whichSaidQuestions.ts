import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import { spreadHash } from '#kit/spreadHash.ts'
import { LEVELS } from '#korean/level.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'
import { soundKey } from '#questions/soundKey.ts'

const LONGEST_OPTION = 40
/** The largest difference in length, in characters, between the sentences of one question. */
const LENGTH_RANGE = 4

/** The player hears one of four examples. The examples share as many words as possible. */
export const whichSaidQuestions: Generator = {
  skill: 'listening',
  generate(book) {
    const spoken = book.headwords
      .filter(({ example }) => example.korean.length <= LONGEST_OPTION)
      .map((word) => ({
        word,
        words: new Set(sentenceWords(word.example.korean).filter((text) => isTelling(book, text))),
      }))
    const byWord = sentencesByWord(spoken)
    return spoken.flatMap((asked) => question(asked, byWord) ?? [])
  },
}

interface Spoken {
  readonly word: AskedHeadword
  /** The words that identify the sentence. */
  readonly words: ReadonlySet<string>
}

/** Whether the word is a form of one headword only (산 is “mountain” or “bought”) and not a number. */
function isTelling(book: WordBook, text: string): boolean {
  const headwords = new Set(book.read(text).map(({ headword }) => headword))
  return headwords.size === 1 && !headwords.has(undefined)
}

function sentencesByWord(spoken: readonly Spoken[]): Map<string, Spoken[]> {
  const byWord = new Map<string, Spoken[]>()
  for (const sentence of spoken) {
    for (const word of sentence.words) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [sentence])
      else known.push(sentence)
    }
  }
  return byWord
}

function question(asked: Spoken, byWord: ReadonlyMap<string, readonly Spoken[]>): QuestionEntry | undefined {
  const { example, key, level } = asked.word
  const id = questionId('which-said', key)
  const heard = new Set([soundKey(example.korean)])
  const wrong: AskedHeadword[] = []
  for (const { word } of likest(asked, byWord, id)) {
    if (wrong.length === OPTION_COUNT - 1) break
    const sound = soundKey(word.example.korean)
    if (!heard.has(sound)) wrong.push(word)
    heard.add(sound)
  }
  if (wrong.length < OPTION_COUNT - 1) return undefined
  return {
    id,
    type: 'which-said',
    level,
    about: key,
    question: 'Which sentence do you hear?',
    audio: example.korean,
    right: example.korean,
    wrong: Object.fromEntries(wrong.map((other) => [other.example.korean, `This one means: ${other.example.english}`])),
    explanation: `You heard: ${example.korean} (${example.english})`,
  }
}

/** Sentences of similar level and length that share a word with the one asked for. Those with the rarest shared word come first. */
function likest(asked: Spoken, byWord: ReadonlyMap<string, readonly Spoken[]>, seed: string): Spoken[] {
  const shared = new Map<Spoken, number>()
  for (const word of asked.words) {
    const holders = byWord.get(word) ?? []
    for (const other of holders) shared.set(other, (shared.get(other) ?? 0) + 1 / holders.length)
  }
  const { example, level } = asked.word
  return [...shared]
    .filter(([{ word }]) => {
      const distance = Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(word.level))
      const lengths = Math.abs(example.korean.length - word.example.korean.length)
      const isNew =
        word.example.english !== example.english && !isSameInAnotherOrder(example.korean, word.example.korean)
      return isNew && distance <= 1 && lengths <= LENGTH_RANGE && closingOf(word) === closingOf(asked.word)
    })
    .map(([sentence, weight]) => ({ sentence, weight, lot: spreadHash(seed + sentence.word.key) }))
    .toSorted((one, other) => other.weight - one.weight || one.lot - other.lot)
    .map(({ sentence }) => sentence)
}

/**
 * The kind of ending: a question, a formal statement or another statement. All options share it, so that the ending alone does
 * not give the answer away.
 */
function closingOf({ example: { korean } }: AskedHeadword): string {
  return (/(?:니다|니까|시다|십시오|요)?[.?!]$/.exec(korean) ?? [''])[0]
}

function isSameInAnotherOrder(one: string, other: string): boolean {
  const words = sentenceWords(one)
  return sentenceWords(other).every((word) => words.includes(word) || word === '저는')
}
