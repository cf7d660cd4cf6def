import type { AskedHeadword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import type { WordBook } from '#headwords/wordBook.ts'
import type { Reading } from '#headwords/wordReader.ts'
import { shuffledBy } from '#kit/spreadHash.ts'
import { hasFinalConsonant } from '#korean/finalSound.ts'
import { type Particle, particleAfter } from '#korean/particle.ts'
import { gapPrompt, gapped } from '#questions/generation/gappedSentence.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { type MarkedNoun, PARTICLE_MEANINGS, particleRole } from '#questions/generation/particleRole.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** The particle of a noun in an example is missing. */
export const particleQuestions: Generator = {
  skill: 'grammar',
  generate: (book) =>
    book.headwords.flatMap((word) => {
      const words = sentenceWords(word.example.korean)
      const nouns = words.map((text) => markedNoun(book, text))
      return nouns.flatMap((_, at) => question(book, word, words, nouns, at) ?? [])
    }),
}

type SimpleNoun = Pick<MarkedNoun, 'noun' | 'particle' | 'headword'>

/** The word as a noun with one particle, if that is its only reading. */
function markedNoun(book: WordBook, text: string): SimpleNoun | undefined {
  const readings = book.read(text)
  const names = new Set(readings.map((reading) => (reading.kind === 'noun' ? reading.noun : '')))
  const [reading] = readings
  if (names.size !== 1 || reading?.kind !== 'noun' || reading.copula !== undefined) return undefined
  const [particle, ...more] = reading.particles
  const isWritten = particle !== undefined && text === reading.noun + particleAfter(reading.noun, particle)
  const isOne = readings.every((other) => other.kind === 'noun' && other.particles.join() === particle)
  return isWritten && isOne && more.length === 0
    ? { noun: reading.noun, particle, headword: readings.length === 1 ? reading.headword : undefined }
    : undefined
}

type Form = Extract<Reading, { kind: 'form' }>

function isForm(reading: Reading): reading is Form {
  return reading.kind === 'form'
}

/** The readings of the next predicate; none if a word before it could also be a predicate. Adverbs (맛있게, 잘) are skipped. */
function nextForms(following: readonly (readonly Reading[])[]): readonly Form[] {
  for (const readings of following) {
    const forms = readings.filter(isForm)
    const isAdverb = readings.some(({ headword }) => headword?.wordClass === 'adverb')
    const isManner = forms.length > 0 && forms.every(({ suffixes }) => suffixes.at(-1)?.startsWith('-게'))
    if (readings.length === 0 || isAdverb || isManner) continue
    if (forms.length === readings.length) return forms
    if (forms.length > 0) return []
  }
  return []
}

/** The predicate that the noun belongs to: the next one, if it has only one reading. */
function governorOf(
  book: WordBook,
  words: readonly string[],
  at: number,
): Pick<MarkedNoun, 'governor' | 'suffixes'> | undefined {
  const forms = nextForms(words.slice(at + 1).map((word) => book.read(word)))
  const governors = new Set(forms.map(({ headword }) => headword))
  const [form] = forms
  if (governors.size !== 1 || form?.headword === undefined) return undefined
  return { governor: form.headword, suffixes: forms.flatMap(({ suffixes }) => suffixes) }
}

function question(
  book: WordBook,
  { key, level, example }: AskedHeadword,
  words: readonly string[],
  nouns: readonly (SimpleNoun | undefined)[],
  at: number,
): QuestionEntry | undefined {
  const [simple, governed] = [nouns[at], governorOf(book, words, at)]
  if (simple === undefined || governed === undefined) return undefined
  const others = nouns.flatMap((other, index) => (other === undefined || index === at ? [] : [other.particle]))
  const { noun, particle } = simple
  const beforeNoun = book.read(words[at + 1] ?? '').some(({ kind }) => kind === 'noun')
  const couldBeObject = !others.includes('을/를') && words.slice(at + 1).some((text) => mayTakeObject(book, text))
  const role = particleRole({ ...simple, ...governed, others, couldBeObject, beforeNoun, english: example.english })
  const id = questionId('particle', key, at)
  const right = particleAfter(noun, particle)
  const sentence = gapped(example.korean, { from: at, count: 1, before: noun, text: right })
  const prompt = sentence && gapPrompt('Which particle fits?', example, sentence)
  if (role === undefined || prompt === undefined || prompt === '') return undefined
  const wrong = [
    ...otherShape(noun, particle),
    ...shuffledBy(role.wrong, id, (name) => name).map((name) => wrongOption(noun, name)),
  ]
  const distinct = new Map(wrong.filter(([shape]) => shape !== right))
  if (distinct.size < OPTION_COUNT - 1) return undefined
  return {
    id,
    type: 'particle',
    level,
    about: key,
    question: prompt,
    right,
    wrong: Object.fromEntries([...distinct].slice(0, OPTION_COUNT - 1)),
    explanation: `${role.explanation} ${example.korean}`,
    proof: { noun, particle },
  }
}

function mayTakeObject(book: WordBook, text: string): boolean {
  return book.read(text).some((reading) => isForm(reading) && reading.headword?.frame.includes('을/를'))
}

function wrongOption(noun: string, particle: Particle): [string, string] {
  return [particleAfter(noun, particle), PARTICLE_MEANINGS[particle] ?? particle]
}

/** The particle's form for the other kind of noun: 를 after 책. */
function otherShape(noun: string, particle: Particle): [string, string][] {
  const isClosed = hasFinalConsonant(noun)
  const shape = particleAfter(isClosed ? '나무' : '책', particle)
  const right = particleAfter(noun, particle)
  const end = isClosed ? 'a consonant' : 'a vowel'
  return shape === right ? [] : [[shape, `${noun} ends in ${end}, so it is ${right}.`]]
}
