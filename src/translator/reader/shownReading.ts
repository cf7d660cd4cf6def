import type { Headword } from '#headwords/headword.ts'
import type { Reading } from '#headwords/wordReader.ts'
import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Particle, particleAfter } from '#korean/particle.ts'
import { copula, type Predicate } from '#korean/predicate.ts'
import { suffixMeaning } from '#translator/explanation/suffixLesson.ts'
import { formWords, type KoreanPart, PARTICLE_MEANINGS } from '#translator/korean/word.ts'
import { continuation } from '#translator/reader/continuation.ts'
import type { TextReading } from '#translator/reader/wordInText.ts'

/** A reading as a learner sees it. */
export interface ShownReading {
  lemma: string
  gloss: string
  parts: KoreanPart[]
}

function glossOf(headword: Headword | undefined, text: string, index = 0): string {
  return (headword?.glosses[index] ?? headword?.glosses[0])?.replace(/^to /, '') ?? text
}

/** The parts of a form that is written as one word; undefined if the text is written in another way. */
function formParts(predicate: Predicate, suffixes: readonly Suffix[], gloss: string, text: string) {
  if (!admits(predicate, suffixes)) return undefined
  const words = formWords(predicate, suffixes, gloss, [])
  const [first] = words
  if (first?.text === text) return first.parts
  // 보여줘: the auxiliary is written together with its verb.
  return words.map((word) => word.text).join('') === text ? words.flatMap(({ parts }) => parts) : undefined
}

function predicateReading(
  reading: Extract<Reading, { kind: 'form' }>,
  text: string,
  gloss: string,
): Pick<ShownReading, 'parts'> {
  const { headword, lemma, suffixes } = reading
  // A chain that goes on in the next word is no form yet. Any ending completes it, and only its first word is compared.
  const closed = continuation(reading).length === 0 ? suffixes : [...suffixes, '-아요' as const]
  const parts = headword?.predicate && formParts(headword.predicate, closed, gloss, text)
  if (parts) return { parts }
  const endings = suffixes.map(suffixMeaning).join('; ')
  return { parts: [{ text, meaning: endings === '' ? gloss : `${gloss} + ${endings}`, lemma }] }
}

/** The shapes of the particles one after the other: 에서 and 는 of 학교에서는. */
function particleParts(noun: string, particles: readonly Particle[]): KoreanPart[] {
  let before = noun
  return particles.map((particle) => {
    const text = particleAfter(before, particle)
    before += text
    return { text, meaning: PARTICLE_MEANINGS[particle], particle }
  })
}

function nounReading(
  { noun, headword, particles, copula: suffixes }: Extract<Reading, { kind: 'noun' }>,
  text: string,
  sense: number,
): ShownReading {
  const gloss = glossOf(headword, noun, sense)
  const tail = particleParts(noun, particles)
  const own: KoreanPart = { text: noun, meaning: gloss, lemma: noun }
  if (suffixes) {
    const said = noun + tail.map((part) => part.text).join('')
    const made = formParts(copula(said), suffixes, gloss, text)
    if (made) return { lemma: noun, gloss, parts: [own, ...tail, ...made.slice(1)] }
  }
  const ending: KoreanPart[] = (suffixes ?? []).map((suffix) => ({ text: '', meaning: suffixMeaning(suffix) }))
  const parts = [own, ...tail, ...ending]
  return { lemma: noun, gloss, parts: asWritten(parts, text, noun) }
}

/** The parts, or one for the whole word if the text is not written as they are: 밤엔. */
function asWritten(parts: KoreanPart[], text: string, lemma: string): KoreanPart[] {
  const isWritten = parts.map((part) => part.text).join('') === text
  return isWritten ? parts : [{ text, meaning: parts.map(({ meaning }) => meaning).join(' + '), lemma }]
}

/** What -(으)ㄹ까 means here: it may suggest something, or only wonder (왜 이리 길까). */
const WONDERING: ReadonlyMap<string, string> = new Map([
  [suffixMeaning('-(으)ㄹ까'), 'I wonder; shall we? (casual)'],
  [suffixMeaning('-(으)ㄹ까요'), 'I wonder; shall we? (polite)'],
])

/** Endings that may also go on with the sentence: 밤을 지나 아침이 와, 비가 오니 좋아. */
const OPEN: ReadonlyMap<string, string> = new Map([
  [suffixMeaning('-아'), `and then (-아/어), or ${suffixMeaning('-아')}`],
  [suffixMeaning('-니'), `because, since (-(으)니), or ${suffixMeaning('-니')}`],
])

/** The parts of a word with another word after it. */
export function withOpenEnding(parts: readonly KoreanPart[]): KoreanPart[] {
  return parts.map((part) => ({ ...part, meaning: OPEN.get(part.meaning) ?? part.meaning }))
}

/** The form that the conjugation makes, with the ending that the text has: 렴 of 가렴 in the place of 면. */
function withSongEnding(reading: Extract<TextReading, { kind: 'form' }>, text: string, gloss: string): KoreanPart[] {
  const { songEnding, lemma } = reading
  if (!songEnding) return predicateReading(reading, text, gloss).parts
  const { written, like, meaning } = songEnding
  const { parts } = predicateReading(reading, text.slice(0, -written.length) + like, gloss)
  const last = parts.at(-1)
  if (!last?.text.endsWith(like) || parts.length === 1) return [{ text, meaning: `${gloss} + ${meaning}`, lemma }]
  return [...parts.slice(0, -1), { ...last, text: last.text.slice(0, -like.length) + written, meaning }]
}

/** A form, which may carry particles. */
function formReading(reading: Extract<TextReading, { kind: 'form' }>, text: string, gloss: string): ShownReading {
  const { lemma, after = [] } = reading
  if (after.length === 0) return { lemma, gloss, parts: withSongEnding(reading, text, gloss) }
  const stem = bareOf(text, after)
  const parts = [...predicateReading(reading, stem, gloss).parts, ...particleParts(stem, after)]
  return { lemma, gloss, parts: asWritten(parts, text, lemma) }
}

/** The text without its particles: 살기 of 살기가. If they are not written as they are elsewhere (살기엔), the text as it is. */
function bareOf(text: string, particles: readonly Particle[]): string {
  const starts = Array.from(text, (_, length) => text.slice(0, length)).reverse()
  const written = (start: string) => particleParts(start, particles).map((part) => part.text)
  return starts.find((start) => [start, ...written(start)].join('') === text) ?? text
}

/**
 * @param sense which of its headword's glosses is meant
 * @param completed the suffix of the word before that this word completes: -아 버리다 for the 버렸어 of 잊어 버렸어
 */
export function shownReading(reading: TextReading, text: string, sense: number, completed?: Suffix): ShownReading {
  if (reading.kind === 'form') {
    const gloss = completed ? suffixMeaning(completed) : glossOf(reading.headword, reading.lemma, sense)
    const { parts, ...word } = formReading(reading, text, gloss)
    return { ...word, parts: parts.map((part) => ({ ...part, meaning: WONDERING.get(part.meaning) ?? part.meaning })) }
  }
  if (reading.kind === 'noun') return nounReading(reading, text, sense)
  const { headword } = reading
  const gloss = glossOf(headword, text, sense)
  return { lemma: headword.word, gloss, parts: [{ text, meaning: gloss, lemma: headword.word }] }
}

/** Bound nouns written together with their copula, with their dictionary form and meaning: the 텐데 of 좋을 텐데 is 터인데. */
const BOUND_NOUNS: ReadonlyMap<string, readonly [lemma: string, gloss: string]> = new Map([
  ['텐데', ['터', 'it should be, but']],
  ['텐데요', ['터', 'it should be, but (polite)']],
  ['테니', ['터', 'since it will']],
  ['테니까', ['터', 'since it will']],
  ['테야', ['터', 'will, mean to (casual)']],
])

export function boundNounReading(text: string): ShownReading | undefined {
  const [lemma, gloss] = BOUND_NOUNS.get(text) ?? []
  return lemma && gloss ? { lemma, gloss, parts: [{ text, meaning: gloss, lemma }] } : undefined
}
