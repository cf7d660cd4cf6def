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

/** What endings mean here that the translator writes with one meaning only: 왜 이리 길까 wonders, 안아 줄걸 regrets. */
const IN_SONGS: ReadonlyMap<string, string> = new Map([
  [suffixMeaning('-(으)ㄹ까'), 'I wonder; shall we? (casual)'],
  [suffixMeaning('-(으)ㄹ까요'), 'I wonder; shall we? (polite)'],
  [suffixMeaning('-(으)ㄹ걸'), 'should have, or probably (casual)'],
])

/** Endings of a sentence that are also written where it goes on, with what they mean there. */
const OPEN: readonly { readonly written: RegExp; readonly closing: string; readonly open: string }[] = [
  // 밤을 지나 아침이 와.
  { written: /./, closing: suffixMeaning('-아'), open: 'and then (-아/어)' },
  // 비가 오니 좋아. The 냐 of 갔냐 asks in the same way, but ends its sentence.
  { written: /니$/, closing: suffixMeaning('-니'), open: 'because, since (-(으)니)' },
  // 역에 내리거든 전해 줘.
  { written: /거든$/, closing: suffixMeaning('-거든'), open: 'if, when (-거든)' },
]

/** The parts of a word with another word after it. */
export function withOpenEnding(parts: readonly KoreanPart[]): KoreanPart[] {
  const [only] = parts
  // 썼다 지웠다, 널다 말고: 다 may be short for 다가.
  if (parts.length === 1 && only?.text === only?.lemma && only?.text.endsWith('다')) {
    return [
      { ...only, text: only.text.slice(0, -1) },
      { text: '다', meaning: 'dictionary form, or while, and then (short for -다가)' },
    ]
  }
  return parts.map((part) => {
    const ending = OPEN.find(({ written, closing }) => written.test(part.text) && part.meaning.endsWith(closing))
    if (ending === undefined) return { ...part }
    const before = part.meaning.slice(0, -ending.closing.length)
    return { ...part, meaning: `${before}${ending.open}, or ${ending.closing}` }
  })
}

/** The parts of a word, with the ending that the text has: 렴 of 가렴 in the place of 면. */
function withSongEnding(
  { songEnding }: TextReading,
  { lemma, gloss, text }: { lemma: string; gloss: string; text: string },
  partsOf: (text: string) => KoreanPart[],
): KoreanPart[] {
  if (!songEnding) return partsOf(text)
  const { written, like, meaning } = songEnding
  const parts = partsOf(text.slice(0, -written.length) + like)
  const last = parts.at(-1)
  if (!last?.text.endsWith(like) || parts.length === 1) return [{ text, meaning: `${gloss} + ${meaning}`, lemma }]
  return [...parts.slice(0, -1), { ...last, text: last.text.slice(0, -like.length) + written, meaning }]
}

/** A form, which may carry particles. */
function formReading(reading: Extract<TextReading, { kind: 'form' }>, text: string, gloss: string): ShownReading {
  const { lemma, after = [] } = reading
  if (after.length === 0) {
    const partsOf = (written: string) => predicateReading(reading, written, gloss).parts
    return { lemma, gloss, parts: withSongEnding(reading, { lemma, gloss, text }, partsOf) }
  }
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
    return { ...word, parts: parts.map((part) => ({ ...part, meaning: IN_SONGS.get(part.meaning) ?? part.meaning })) }
  }
  if (reading.kind === 'noun') {
    const { noun: lemma } = reading
    const gloss = glossOf(reading.headword, lemma, sense)
    const partsOf = (written: string) => nounReading(reading, written, sense).parts
    return { lemma, gloss, parts: withSongEnding(reading, { lemma, gloss, text }, partsOf) }
  }
  const { headword } = reading
  const gloss = glossOf(headword, text, sense)
  return { lemma: headword.word, gloss, parts: [{ text, meaning: gloss, lemma: headword.word }] }
}

/** Nouns written together with a shortened copula, with their dictionary form and meaning: the 텐데 of 좋을 텐데 is 터인데. */
const WITH_COPULA: ReadonlyMap<string, readonly [lemma: string, gloss: string]> = new Map([
  ['텐데', ['터', 'it should be, but']],
  ['텐데요', ['터', 'it should be, but (polite)']],
  ['테니', ['터', 'since it will']],
  ['테니까', ['터', 'since it will']],
  ['테야', ['터', 'will, mean to (casual)']],
  ['테다', ['터', 'will, mean to (plain)']],
  ['테고', ['터', 'it will be, and']],
  ['테지', ['터', 'it will be, I suppose']],
  ['테죠', ['터', 'it will be, I suppose (polite)']],
  ['테지만', ['터', 'it would be, but']],
  ['말야', ['말', 'you see, I mean (말이야)']],
])

export function copulaReading(text: string): ShownReading | undefined {
  const [lemma, gloss] = WITH_COPULA.get(text) ?? []
  return lemma && gloss ? { lemma, gloss, parts: [{ text, meaning: gloss, lemma }] } : undefined
}
