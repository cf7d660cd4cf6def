import { type Boundary, marked } from '#korean/boundary.ts'
import { admits, conjugate, type Form } from '#korean/conjugate.ts'
import type { Morpheme, Suffix } from '#korean/morpheme.ts'
import { type Particle, withParticle, withSpokenParticle } from '#korean/particle.ts'
import type { Predicate } from '#korean/predicate.ts'
import type { Head } from '#translator/analysis/frame.ts'
import { Untranslatable } from '#translator/transfer/rendering.ts'
import { suffixMeaning } from '#translator/transfer/suffixMeaning.ts'
import type { WordPart } from '#translator/translation.ts'

/** One Korean word (어절) while the sentence is put together; `sources` are the numbers of the English tokens it renders. */
export interface KoreanWord {
  text: string
  gloss: string
  parts: WordPart[]
  sources: readonly number[]
  /** Where its pronunciation needs to know of a seam; only conjugated forms have any. */
  boundaries?: readonly Boundary[]
}

export function tokensOf(span: { from: number; to: number }): number[] {
  return span.from < 0 ? [] : Array.from({ length: span.to - span.from }, (_, index) => span.from + index)
}

/** Words without inner structure: adverbs, nouns before other nouns. A gloss covers all words of the text. */
export function plainWords(text: string, gloss: string, sources: readonly number[]): KoreanWord[] {
  return text.split(' ').map((word) => ({ text: word, gloss, parts: [{ text: word, meaning: gloss }], sources }))
}

/** A noun's words with what the Korean list notes on how it is said (지하철|역). A respelling has no boundary to bear. */
export function withNote(words: readonly KoreanWord[], head: Head): KoreanWord[] {
  const note = 'entry' in head && 'said' in head.entry ? head.entry.said : undefined
  const { text, boundaries } = marked(note ?? '')
  return words.map((word) => (text !== '' && word.text.startsWith(text) ? { ...word, boundaries } : word))
}

/** The English word as it stood, for what the lexicon does not know. */
export function bracketed(text: string): string {
  return `〔${text}〕`
}

function boundariesOf(form: Form, word: number): Boundary[] {
  const lengths = form.text.split(' ').map((each) => each.length)
  const start = lengths.slice(0, word).reduce((sum, length) => sum + length, 0)
  const end = start + (lengths[word] ?? 0)
  return form.boundaries.filter(({ at }) => at > start && at < end).map((each) => ({ ...each, at: each.at - start }))
}

/** The 고 of 가고 싶다 only ties the verb to the word that carries the meaning. */
function isLink(form: Form, { id, word }: Morpheme): boolean {
  const isFirst = !form.morphemes.some((other) => other.id === id && other.word < word)
  return isFirst && form.morphemes.some((other) => other.id === id && other.word > word)
}

function meaningOf(form: Form, morpheme: Morpheme, gloss: string): string {
  if (morpheme.id === 'stem' || morpheme.id === 'noun') return gloss
  const ids = form.morphemes.map(({ id }) => id)
  return isLink(form, morpheme) ? 'ties the verb to the next word' : suffixMeaning(morpheme.id, ids)
}

/** The words of a conjugated form with the meaning of each morpheme. */
export function conjugatedWords(form: Form, gloss: string, sources: readonly number[]): KoreanWord[] {
  return form.text.split(' ').map((text, word) => {
    const morphemes = form.morphemes.filter((morpheme) => morpheme.word === word)
    const parts = morphemes.map((morpheme) => ({
      text: morpheme.text,
      meaning: meaningOf(form, morpheme, gloss),
    }))
    const ownGloss = word === 0 || morphemes.some(({ id }) => id === 'stem') ? gloss : (parts[0]?.meaning ?? gloss)
    return { text, gloss: ownGloss, parts, sources, boundaries: boundariesOf(form, word) }
  })
}

/** A predicate with its suffixes as words. Throws `Untranslatable` where Korean has no such form. */
export function formWords(
  predicate: Predicate,
  suffixes: readonly Suffix[],
  gloss: string,
  sources: readonly number[],
): KoreanWord[] {
  if (!admits(predicate, suffixes)) throw new Untranslatable(`${predicate.lemma} ${suffixes.join(' ')}`)
  return conjugatedWords(conjugate(predicate, suffixes), gloss, sources)
}

export const PARTICLE_MEANINGS: Readonly<Partial<Record<Particle, string>>> = {
  '은/는': 'topic particle',
  '이/가': 'subject particle',
  '을/를': 'object particle',
  '와/과': 'with, and',
  '(이)랑': 'with, and (spoken)',
  하고: 'with, and',
  '(으)로': 'by, to, with',
  에: 'at, in, to',
  에서: 'at, in, from',
  에게: 'to (a person)',
  에게서: 'from (a person)',
  한테: 'to (a person, spoken)',
  한테서: 'from (a person, spoken)',
  께: 'to (a person, honorific)',
  께서: 'subject particle, honorific',
  부터: 'from, since',
  까지: 'until, by, up to',
  의: 'of',
  도: 'also',
  만: 'only',
  처럼: 'like',
  보다: 'than',
  '(이)나': 'or',
  마다: 'every',
  밖에: 'only, nothing but',
}

/** 나는 and 너를 are easier to learn from than 난 and 널. */
const KEPT_WHOLE = new Set(['나', '너', '누구'])

/** The last word of a noun phrase with its particle; in spoken tones 이것 + 은 is 이건. */
export function withParticleWord(word: KoreanWord, particle: Particle, spoken: boolean): KoreanWord {
  const contracts = spoken && !KEPT_WHOLE.has(word.text)
  const text = contracts ? withSpokenParticle(word.text, particle) : withParticle(word.text, particle)
  const meaning = PARTICLE_MEANINGS[particle] ?? particle
  const tail = text.startsWith(word.text) ? text.slice(word.text.length) : ''
  const parts =
    tail === '' ? [{ text, meaning: `${word.gloss} + ${meaning}` }] : [...word.parts, { text: tail, meaning }]
  return { ...word, text, parts }
}
