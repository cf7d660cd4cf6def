import { type Boundary, marked } from '#korean/boundary.ts'
import { type Form, formOf } from '#korean/conjugate.ts'
import type { Morpheme, Suffix } from '#korean/morpheme.ts'
import { type Particle, particleAfter, withParticle, withSpokenParticle } from '#korean/particle.ts'
import type { Predicate } from '#korean/predicate.ts'
import { isKept } from '#translator/english/unknownKind.ts'
import { suffixMeaning, suffixName } from '#translator/explanation/suffixLesson.ts'
import type { Head } from '#translator/frame/frame.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'
import { Untranslatable } from '#translator/korean/rendering.ts'
import type { UnknownKind, WordPart, WordSense } from '#translator/translation.ts'

/** A predicate with its suffixes in the sentence, the source of the explanation of endings. */
export interface KoreanForm {
  lemma: string
  suffixes: readonly Suffix[]
  text: string
  /** A noun with 이다. */
  copular: boolean
  /** The mood of the sentence that it closes; undefined inside a sentence. */
  mood?: Mood
}

/** A piece of a word, with the suffix, particle or predicate that it is a shape of. */
export interface KoreanPart extends WordPart {
  suffix?: Suffix
  particle?: Particle
  lemma?: string
}

/** One Korean word (어절) while the sentence is built; `sources` are the numbers of the English tokens it renders. */
export interface KoreanWord {
  text: string
  gloss: string
  parts: KoreanPart[]
  sources: readonly number[]
  /** Boundaries that its pronunciation depends on; only conjugated forms have any. */
  boundaries?: readonly Boundary[]
  /** The form that the word belongs to. */
  form?: KoreanForm
  /** Said in one breath with the word before it: 할 수, 두 권. */
  joined?: true
  /** Other senses of the English word. */
  senses?: readonly WordSense[]
  /** The subject that the word belongs to, if it is a person or an animal. */
  subject?: SaidSubject
}

/** A subject as it is said in a sentence. */
export interface SaidSubject {
  pronoun: PronounId | undefined
  /** It has 은/는. */
  isTopic: boolean
}

export function tokensOf(span: { from: number; to: number }): number[] {
  return span.from < 0 ? [] : Array.from({ length: span.to - span.from }, (_, index) => span.from + index)
}

/** Marks the words as said in one breath, so that sounds change across them. */
function chained(words: readonly KoreanWord[]): KoreanWord[] {
  return words.map((word, index) => (index === 0 ? word : { ...word, joined: true }))
}

/** Joins two groups of words that are said in one breath. */
export function inOneBreath(first: readonly KoreanWord[], second: readonly KoreanWord[]): KoreanWord[] {
  return [...first, ...second.map((word, index): KoreanWord => (index === 0 ? { ...word, joined: true } : word))]
}

/** Words without inner structure: adverbs, nouns before other nouns. A gloss covers all words of the text. */
export function plainWords(text: string, gloss: string, sources: readonly number[]): KoreanWord[] {
  return chained(
    text.split(' ').map((word) => ({ text: word, gloss, parts: [{ text: word, meaning: gloss }], sources })),
  )
}

/** Words that have a meaning only with their predicate: 사진을 in 사진을 찍다. */
export function idiomWords(
  text: string,
  entry: { korean: string; english: string },
  sources: readonly number[],
): KoreanWord[] {
  const meaning = `with ${entry.korean} “${entry.english}”`
  return plainWords(text, entry.english, sources).map((word) => ({ ...word, parts: [{ text: word.text, meaning }] }))
}

/** A noun's words with the boundaries of its pronunciation note (지하철|역). A respelling has none. */
export function withNote(words: readonly KoreanWord[], head: Head): KoreanWord[] {
  const note = 'entry' in head && 'said' in head.entry ? head.entry.said : undefined
  const { text, boundaries } = marked(note ?? '')
  return words.map((word) => (text !== '' && word.text.startsWith(text) ? { ...word, boundaries } : word))
}

/** The original English word, for a word that is not in the lexicon. */
export function bracketed(text: string): string {
  return `〔${text}〕`
}

/** An unknown stretch in the Korean: in brackets, or without them if it is the same in both languages. */
export function unknownText(text: string, kind: UnknownKind): string {
  return isKept(kind) ? text : bracketed(text)
}

function boundariesOf(form: Form, word: number): Boundary[] {
  const before = form.text.split(' ').slice(0, word)
  const start = before.reduce((sum, { length }) => sum + length + 1, 0)
  const end = start + (form.text.split(' ')[word]?.length ?? 0)
  return form.boundaries.filter(({ at }) => at > start && at <= end).map((each) => ({ ...each, at: each.at - start }))
}

/** The 고 of 가고 싶다 only leads to the word that carries the meaning; the 수 of 할 수 있다 is half of it. */
function isLink(form: Form, { id, word }: Morpheme): boolean {
  return form.morphemes.some((other) => other.id === id && other.word > word)
}

/** The meanings of 시 and 겠 together in a request: 열어 주시겠어요? */
const IN_REQUEST: Readonly<Partial<Record<Suffix, string>>> = {
  '-시-': 'lifts the person you are asking',
  '-겠-': 'would, softens the request',
}

function meaningOf(form: Form, suffix: Suffix): string {
  const asks = ['-시-', '-겠-'].every((id) => form.morphemes.some((each) => each.id === id))
  return (asks ? IN_REQUEST[suffix] : undefined) ?? suffixMeaning(suffix)
}

function partOf(form: Form, lemma: string, gloss: string, morpheme: Morpheme): KoreanPart {
  const { id, text } = morpheme
  if (id === 'stem' || id === 'noun') return { text, meaning: gloss, lemma }
  if (id === 'copula') return { text, meaning: 'to be' }
  const meaning = isLink(form, morpheme) ? `part of ${suffixName(id)}, “${meaningOf(form, id)}”` : meaningOf(form, id)
  return { text, meaning, suffix: id }
}

/** The words of a conjugated form with the meaning of each morpheme. */
function conjugatedWords(
  form: Form,
  { lemma, pos }: Predicate,
  suffixes: readonly Suffix[],
  gloss: string,
  sources: readonly number[],
): KoreanWord[] {
  const whole: KoreanForm = { lemma, suffixes, text: form.text, copular: pos === 'copula' && lemma !== '아니다' }
  const words = form.text.split(' ').map((text, word) => {
    const morphemes = form.morphemes.filter((morpheme) => morpheme.word === word)
    const parts = morphemes.map((morpheme) => partOf(form, lemma, gloss, morpheme))
    const suffix = parts[0]?.suffix
    const isOwn = word === 0 || morphemes.some(({ id }) => id === 'stem')
    const ownGloss = isOwn || suffix === undefined ? gloss : meaningOf(form, suffix)
    return { text, gloss: ownGloss, parts, sources, boundaries: boundariesOf(form, word), form: whole }
  })
  return chained(words)
}

/** A predicate with its suffixes as words. Throws `Untranslatable` where Korean has no such form. */
export function formWords(
  predicate: Predicate,
  suffixes: readonly Suffix[],
  gloss: string,
  sources: readonly number[],
): KoreanWord[] {
  const form = formOf(predicate, suffixes)
  if (!form) throw new Untranslatable(`${predicate.lemma} ${suffixes.join(' ')}`)
  return conjugatedWords(form, predicate, suffixes, gloss, sources)
}

/** The words, with their last form marked as closing a sentence of this mood. */
export function closing(words: readonly KoreanWord[], mood: Mood): KoreanWord[] {
  const last = words.at(-1)?.form
  if (!last) return [...words]
  const form = { ...last, mood }
  return words.map((word) => (word.form === last ? { ...word, form } : word))
}

/** What each particle means, in a few English words. */
export const PARTICLE_MEANINGS: Readonly<Record<Particle, string>> = {
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
  '(으)로서': 'as (in the role of)',
  '(으)로써': 'by means of',
  '(으)로부터': 'from',
  에도: 'even in, even at',
  같이: 'like',
  만큼: 'as much as',
  '(이)든지': 'any, no matter',
  '(이)든': 'any, no matter',
  '(이)며': 'and',
  '(이)야말로': 'indeed',
  '은/는커녕': 'far from',
  치고: 'for, considering that it is',
  따라: 'of all (days)',
  더러: 'to (a person, spoken)',
  보고: 'to (a person, spoken)',
  에다: 'onto, into',
  에다가: 'onto, into',
  께서는: 'topic particle, honorific',
  께서도: 'also, honorific',
  께서만: 'only, honorific',
  뿐: 'nothing but',
  '(이)라고': 'that (quotes words or a name)',
  '(이)란': 'as for what is called',
  '(이)여': 'calls somebody (solemn)',
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

/** 나는 and 너를 are easier to learn from than 난 and 널. */
const KEPT_WHOLE = new Set(['나', '너', '누구'])

/** The last word of a noun phrase with its particle; in spoken tones 이것 + 은 is 이건. */
export function withParticleWord(word: KoreanWord, particle: Particle, spoken: boolean): KoreanWord {
  const contracts = spoken && !KEPT_WHOLE.has(word.text)
  const text = contracts ? withSpokenParticle(word.text, particle) : withParticle(word.text, particle)
  const meaning = PARTICLE_MEANINGS[particle]
  return { ...word, text, parts: [...word.parts, { text: particleAfter(word.text, particle), meaning, particle }] }
}
