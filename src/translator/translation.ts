/** The four speech styles: polite 해요체, formal 합쇼체, casual 해체, business (합쇼체 with -시- and humble words). */
export const TONES = ['polite', 'formal', 'casual', 'business'] as const

export type Tone = (typeof TONES)[number]

export function byTone<Value>(make: (tone: Tone) => Value): Record<Tone, Value> {
  const [polite, formal, casual, business] = TONES.map(make)
  return { polite, formal, casual, business } as Record<Tone, Value>
}

/** A piece of a Korean word with its meaning: `친구` friend, `를` object particle. */
export interface WordPart {
  text: string
  meaning: string
}

/** Another sense of an English word: its Korean, and a short English description. */
export interface WordSense {
  korean: string
  hint: string
}

/**
 * One word (어절) of the Korean output, tappable on the screen; `changed` when it differs between the tones. The optional
 * fields are left out if there is nothing to say or the engine does not know.
 */
export interface TranslatedWord {
  text: string
  romanization: string
  gloss: string
  parts: WordPart[]
  changed: boolean
  /** The dictionary form of the word that the gloss explains, if the text differs from it: 먹다 of 먹고, 친구 of 친구와. */
  lemma?: string
  /** The changes between the tones, each in a few English words. */
  changes?: string[]
  /** The pronunciation in Hangul, if it differs from the spelling. */
  pronunciation?: string
  /** The sound rules for this pronunciation, the most important first. */
  sounds?: ExplanationStep[]
  senses?: WordSense[]
}

/** The words joined with single spaces, punctuation attached, are exactly `text`. */
export interface ToneVersion {
  text: string
  romanization: string
  words: TranslatedWord[]
  /** The pronunciation of the whole in Hangul, if more changes than final consonants that move to the next syllable. */
  pronunciation?: string
}

/** One rule that fired: a stable rule id, one or two plain English sentences, and the guide that teaches it. */
export interface ExplanationStep {
  rule: string
  text: string
  guide?: string
}

/**
 * The kind of an unknown stretch: a word that the lexicon lacks, what is probably a name, text that is Korean already, text in
 * another script, an address or a name from a program, digits that are not a plain number, or a symbol.
 */
export const UNKNOWN_KINDS = ['word', 'name', 'korean', 'script', 'code', 'figure', 'sign'] as const

export type UnknownKind = (typeof UNKNOWN_KINDS)[number]

/** A piece of the input that the lexicon lacks, in code units of the input. */
export interface UnknownWord {
  kind: UnknownKind
  text: string
  start: number
  end: number
}

/** A stretch of the input that belongs to no clause that could be translated, and stays English; `text` has single spaces. */
export type GapText = Pick<UnknownWord, 'text' | 'start' | 'end'>

export const KNOWN_KINDS = ['noun', 'verb', 'adjective', 'adverb', 'name', 'phrase'] as const

export type KnownKind = (typeof KNOWN_KINDS)[number]

/** A word or phrase of a gap that the lexicon knows: its English and Korean as in a dictionary (two senses at most), and its level if it has one. */
export interface KnownPart {
  english: string
  korean: string
  kind: KnownKind
  level?: string
  start: number
  end: number
}

/** Another reading of the text, as likely or almost as likely. */
export interface OtherTranslation {
  /** The English that it reads differently, with its place in code units of the input. */
  text: string
  start: number
  end: number
  /** The other sense, if it is one word that has another sense here. */
  sense?: WordSense
  /** The whole text in this reading. */
  tones: Record<Tone, ToneVersion>
}

/** The language that a text was written in. A Korean text is not translated but read: every tone is the text itself. */
export type SourceLanguage = 'english' | 'korean'

/** `complete` only when every word of the input was accounted for and no choice was left open. */
export interface Translation {
  source: SourceLanguage
  status: 'complete' | 'partial'
  tones: Record<Tone, ToneVersion>
  steps: Record<Tone, ExplanationStep[]>
  unknown: UnknownWord[]
  gaps: GapText[]
  known: KnownPart[]
  others: OtherTranslation[]
}
