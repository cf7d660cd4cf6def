import { type Headword, isAskedAbout } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { Reading, WordReader } from '#headwords/wordReader.ts'
import { isCounter } from '#korean/counter.ts'
import { pronunciationNoteFault } from '#korean/lexicalPronunciation.ts'

/** In characters: a gloss is an option on a phone, an example one line of a question. */
const LONGEST = { gloss: 36, korean: 40, english: 90 }

const KOREAN_SENTENCE = /^[가-힣]+(?:,? [가-힣]+)*[.?!]$/
const ENGLISH_SENTENCE = /^[A-Z“][\x20-\x7e’“”]*[.?!]”?$/
const GLOSS = /^[A-Za-z0-9][A-Za-z0-9 ’,.()/&-]*$/

/** The faults of one headword. `read` must know the whole list, because examples use other words of it. */
export function headwordFaults(headword: Headword, read: WordReader): string[] {
  return [...glossFaults(headword), ...referenceFaults(headword), ...exampleFaults(headword, read)].map(
    (fault) => `${headword.key}: ${fault}`,
  )
}

function glossFaults({ glosses, wordClass, near, word }: Headword): string[] {
  const [first = ''] = glosses
  const isAction = first.startsWith('to ')
  return [
    ...glosses.filter((gloss) => !GLOSS.test(gloss)).map((gloss) => `the gloss has an unexpected character: ${gloss}`),
    ...glosses.filter((gloss) => gloss.length > LONGEST.gloss).map((gloss) => `the gloss is too long: ${gloss}`),
    ...(isAction === (wordClass === 'verb' || /^to be\b/.test(first)) ? [] : [`only verbs begin with “to”: ${first}`]),
    ...(new Set(glosses).size === glosses.length ? [] : ['a gloss is listed twice']),
    ...(near.includes(word) ? ['the word is in its own near list'] : []),
    ...near.filter((other) => !/^[가-힣]+( [가-힣]+)*$/.test(other)).map((other) => `near: not Korean: ${other}`),
  ]
}

function referenceFaults({ counter, said, word, frame, wordClass }: Headword): string[] {
  return [
    ...(counter === undefined || isCounter(counter) ? [] : [`no such counter: ${counter}`]),
    ...[pronunciationNoteFault(word, said ?? '')].filter((fault) => fault !== undefined),
    ...(frame.length === 0 || wordClass === 'verb' || wordClass === 'adjective'
      ? []
      : ['only predicates have a frame']),
  ]
}

function exampleFaults(headword: Headword, read: WordReader): string[] {
  if (headword.example === undefined) return []
  const { korean, english } = headword.example
  const words = sentenceWords(korean)
  const unknown = words.filter((word) => read(word).length === 0)
  return [
    ...(KOREAN_SENTENCE.test(korean) ? [] : [`not a plain Korean sentence: ${korean}`]),
    ...(ENGLISH_SENTENCE.test(english) ? [] : [`not a plain English sentence: ${english}`]),
    ...(korean.length > LONGEST.korean ? [`the example is too long: ${korean}`] : []),
    ...(english.length > LONGEST.english ? [`the translation is too long: ${english}`] : []),
    ...(showsWord(headword, words, read) ? [] : [`the example does not show the word: ${korean}`]),
    ...unknown.map((word) => `the example has a word that cannot be read: ${word}`),
  ]
}

/** Whether the example contains the headword. A headword of several words must be there as a whole. */
function showsWord({ word, wordClass }: Headword, words: readonly string[], read: WordReader): boolean {
  const parts = word.split(' ')
  if (parts.length === 1) {
    const isHeadword = ({ headword }: Reading) => headword?.word === word && headword.wordClass === wordClass
    return words.some((text) => read(text).some(isHeadword))
  }
  const isLastPart = (reading: Reading) =>
    reading.kind === 'noun' ? reading.noun === parts.at(-1) : reading.kind === 'form' && reading.lemma === parts.at(-1)
  return words.some((text, index) => {
    const before = words.slice(Math.max(0, index - parts.length + 1), index)
    const isLed = before.join(' ') === parts.slice(0, -1).join(' ')
    return isLed && (text === parts.at(-1) || read(text).some(isLastPart))
  })
}

/** A word with questions keeps its key without a digit, even if a word without questions has the same spelling. */
function lacksDigit(one: Headword, spelledAlike: readonly Headword[]): boolean {
  const others = spelledAlike.filter((other) => other !== one)
  const rivals = isAskedAbout(one) ? others.filter(isAskedAbout) : others
  return one.key === one.word && rivals.length > 0
}

/** The faults of the list as a whole. */
export function headwordListFaults(headwords: readonly Headword[]): string[] {
  const byKey = Map.groupBy(headwords, ({ key }) => key)
  const bySense = Map.groupBy(headwords, ({ word, wordClass, glosses }) => `${word} ${wordClass} ${glosses[0]}`)
  const asked = headwords.filter(isAskedAbout)
  const byExample = Map.groupBy(asked, ({ example }) => example.korean)
  const byWord = Map.groupBy(headwords, ({ word }) => word)
  const withoutDigits = [...byWord].filter(([, all]) => all.some((one) => lacksDigit(one, all)))
  const lonely = [...byWord].filter(([word, all]) => all.length === 1 && all[0]?.key !== word)
  return [
    ...[...byKey].filter(([, all]) => all.length > 1).map(([key]) => `${key} is listed twice`),
    ...[...bySense].filter(([, all]) => all.length > 1).map(([sense]) => `one sense is listed twice: ${sense}`),
    ...[...byExample]
      .filter(([, all]) => all.length > 1)
      .map(([korean, all]) => `${all.map(({ key }) => key).join(' and ')} share an example: ${korean}`),
    ...withoutDigits.map(([word]) => `${word}: words that are spelled alike need digits in their keys`),
    ...lonely.map(([word]) => `${word}: a digit, although no other word has this spelling`),
  ]
}
