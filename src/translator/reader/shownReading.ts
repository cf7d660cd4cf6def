import type { Headword } from '#headwords/headword.ts'
import type { Reading } from '#headwords/wordReader.ts'
import { admits } from '#korean/conjugate.ts'
import type { Suffix } from '#korean/morpheme.ts'
import { type Particle, particleAfter } from '#korean/particle.ts'
import { copula, type Predicate } from '#korean/predicate.ts'
import { suffixMeaning } from '#translator/explanation/suffixLesson.ts'
import { formWords, type KoreanPart, PARTICLE_MEANINGS } from '#translator/korean/word.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'
import { continuation } from '#translator/reader/continuation.ts'

/** What particles mean that the translator never writes. */
const SONG_PARTICLES: Readonly<Partial<Record<Particle, string>>> = {
  뿐: 'nothing but',
  '(이)라도': 'at least, even if only',
  '(이)라면': 'if it is',
  '(이)나마': 'at least',
  '(이)야': 'as for',
  '아/야': 'calls somebody',
  조차: 'even',
  마저: 'even, the last one, too',
  대로: 'as, in accordance with',
  말고: 'not, but',
  커녕: 'far from',
  에게로: 'to (a person)',
  한테로: 'to (a person, spoken)',
  에서부터: 'from',
}
/** Bound nouns written together with their copula, with their dictionary form and meaning: the 텐데 of 좋을 텐데 is 터인데. */
const BOUND_NOUNS: Readonly<Record<string, readonly [lemma: string, gloss: string]>> = {
  텐데: ['터', 'it should be, but'],
  텐데요: ['터', 'it should be, but (polite)'],
}

/** A reading as a learner sees it. */
export interface ShownReading {
  lemma: string
  gloss: string
  parts: KoreanPart[]
}

function glossOf(headword: Headword | undefined, text: string, index = 0): string {
  return (headword?.glosses[index] ?? headword?.glosses[0])?.replace(/^to /, '') ?? text
}

/** The parts of the first word of a form; undefined if it is not written as the text is. */
function formParts(predicate: Predicate, suffixes: readonly Suffix[], gloss: string, text: string) {
  if (!admits(predicate, suffixes)) return undefined
  const [first] = formWords(predicate, suffixes, gloss, [])
  return first?.text === text ? first.parts : undefined
}

function predicateReading(reading: Extract<Reading, { kind: 'form' }>, text: string, sense: number): ShownReading {
  const { headword, lemma, suffixes } = reading
  const gloss = glossOf(headword, lemma, sense)
  // A chain that goes on in the next word is no form yet. Any ending completes it, and only its first word is compared.
  const closed = continuation(reading).length === 0 ? suffixes : [...suffixes, '-아요' as const]
  const parts = headword?.predicate && formParts(headword.predicate, closed, gloss, text)
  if (parts) return { lemma, gloss, parts }
  const endings = suffixes.map(suffixMeaning).join('; ')
  return { lemma, gloss, parts: [{ text, meaning: endings === '' ? gloss : `${gloss} + ${endings}`, lemma }] }
}

/** The shapes of the particles one after the other: 에서 and 는 of 학교에서는. */
function particleParts(noun: string, particles: readonly Particle[]): KoreanPart[] {
  let before = noun
  return particles.map((particle) => {
    const text = particleAfter(before, particle)
    before += text
    return { text, meaning: PARTICLE_MEANINGS[particle] ?? SONG_PARTICLES[particle] ?? particle, particle }
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
  const written = parts.map((part) => part.text).join('') === text
  return {
    lemma: noun,
    gloss,
    parts: written ? parts : [{ text, meaning: parts.map(({ meaning }) => meaning).join(' + '), lemma: noun }],
  }
}

/** What -(으)ㄹ까 means here: it may suggest something, or only wonder (왜 이리 길까). */
const WONDERING: ReadonlyMap<string, string> = new Map([
  [suffixMeaning('-(으)ㄹ까'), 'I wonder; shall we? (casual)'],
  [suffixMeaning('-(으)ㄹ까요'), 'I wonder; shall we? (polite)'],
])

/** The parts of a verb before another word, where -아/어 may go on with the sentence: 밤을 지나 아침이 와. */
export function withOpenEnding(parts: readonly KoreanPart[]): KoreanPart[] {
  const closing = suffixMeaning('-아')
  return parts.map((part) =>
    part.meaning === closing ? { ...part, meaning: `and then (-아/어), or ${closing}` } : { ...part },
  )
}

/** @param sense which of its headword's glosses is meant */
export function shownReading(reading: Reading, text: string, sense: number): ShownReading {
  if (reading.kind === 'form') {
    const { parts, ...word } = predicateReading(reading, text, sense)
    return { ...word, parts: parts.map((part) => ({ ...part, meaning: WONDERING.get(part.meaning) ?? part.meaning })) }
  }
  if (reading.kind === 'noun') return nounReading(reading, text, sense)
  const { headword } = reading
  const gloss = glossOf(headword, text, sense)
  return { lemma: headword.word, gloss, parts: [{ text, meaning: gloss, lemma: headword.word }] }
}

export function boundNounReading(text: string): ShownReading | undefined {
  const [lemma, gloss] = tableEntry(BOUND_NOUNS, text) ?? []
  return lemma && gloss ? { lemma, gloss, parts: [{ text, meaning: gloss, lemma }] } : undefined
}
