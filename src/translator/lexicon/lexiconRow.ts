import { z } from 'zod'
import { adjectiveTags, adverbTags, interjectionTags, nounTags, verbTags } from '#translator/lexicon/tag.ts'

const level = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
const word = z.string().min(1)
const optional = z.string()
const tags = z.string().transform((text) => new Set(text.split(' ').filter((tag) => tag !== '')))
const hangul = z.string().regex(/^[가-힣0-9 A-Za-z]+$/)
/** Columns that few rows use may be missing from a table. */
const optionalHangul = z
  .string()
  .regex(/^[가-힣0-9 A-Za-z]*$/)
  .default('')

/**
 * One place that a verb or an adjective opens: an English role (`obj`, `iobj`, or a preposition), the semantic tag (any of
 * several: `food|drink`) or the nouns (`[advice|example]`) it asks for, the Korean particle that marks it, and whether it may be missing.
 */
export interface Slot {
  role: string
  tag: string | undefined
  particle: string
  optional: boolean
}

function slotOf(text: string): Slot {
  const match = /^([a-z]+)(?::([a-z|]+|\[[a-z가-힣|_'-]+\]))?(\?)?=(\S+)$/.exec(text)
  if (!match?.[1] || !match[4]) throw new Error(`Not a slot: ${text}`)
  return { role: match[1], tag: match[2], particle: match[4], optional: match[3] === '?' }
}

const frame = z.string().transform((text) => (text === '' ? [] : text.split(' ').map(slotOf)))

/**
 * The rows of `content/lexicon/*.tsv`, one schema a file; the column names are the keys. `korean` and the other Korean words
 * are keys of headwords (배1) or phrases that end in one.
 */
export const verbRow = z.object({
  english: word,
  frame,
  korean: hangul,
  precedingWords: optionalHangul,
  tags: verbTags,
  level,
  topic: word,
  passive: optionalHangul,
  humble: optionalHangul,
  business: optionalHangul,
})

export const nounRow = z.object({
  english: word,
  korean: hangul,
  tags: nounTags,
  plural: optional,
  level,
  topic: word,
  counter: optionalHangul,
  casual: optionalHangul,
  business: optionalHangul,
  honorific: z.union([z.literal('-'), optionalHangul]),
})

export const adjectiveRow = z.object({
  english: word,
  frame,
  korean: hangul,
  precedingWords: optionalHangul,
  attributive: optionalHangul,
  tags: adjectiveTags,
  level,
  topic: word,
})

/** `verbs` are the verbs (their first words) that give the adverb this sense: to kick hard is 세게. */
export const adverbRow = z.object({
  english: word,
  korean: hangul,
  tags: adverbTags,
  level,
  topic: word,
  verbs: tags.optional(),
})

export const nameRow = z.object({ english: word, korean: hangul, tags })

export const irregularVerbRow = z.object({ base: word, past: word, participle: word })

/** A word or two beside a sentence, with its Korean in each tone; empty where Korean says nothing. */
export const interjectionRow = z.object({
  ...{ english: word, polite: optional, formal: optional, casual: optional, business: optional },
  tags: interjectionTags.default(new Set()),
})

/** A spelling of chats, with what it stands for; `next` are the words that have to follow. */
export const spellingRow = z.object({ written: word, means: word, next: tags })

/**
 * A word that business writing says in another way. `english`: the senses (any of `buy|get`) that it is about, all if there are none; `needs`:
 * what a verb has to be done to (`machine|vehicle`, `[report|form]`), or that it needs a `place`.
 */
export const businessRow = z.object({
  part: z.enum(['verb', 'adverb', 'degree']),
  english: optional.transform((text) => text.split('|').filter((each) => each !== '')),
  korean: hangul,
  business: hangul,
  needs: optional,
})

export const SENSE_PARTS = ['noun', 'verb', 'adjective'] as const

/** One sense of an English word that has several, the most common first; `even` marks a sense that is as common as the first. */
export const senseRow = z.object({
  english: word,
  part: z.enum(SENSE_PARTS),
  korean: hangul,
  hint: word,
  even: z.enum(['', '+']),
})

export type VerbRow = z.infer<typeof verbRow>
export type NounRow = z.infer<typeof nounRow>
export type AdjectiveRow = z.infer<typeof adjectiveRow>
export type AdverbRow = z.infer<typeof adverbRow>
export type NameRow = z.infer<typeof nameRow>
export type InterjectionRow = z.infer<typeof interjectionRow>
export type BusinessRow = z.infer<typeof businessRow>
export type SenseRow = z.infer<typeof senseRow>

/** The texts of the lexicon files, as they lie on disk. */
export interface LexiconTexts {
  verbs: string
  nouns: string
  adjectives: string
  adverbs: string
  names: string
  irregularVerbs: string
  interjections: string
  senses: string
  spellings: string
  business: string
  /** The tables of constructions by file name. */
  constructions: Readonly<Record<string, string>>
}
