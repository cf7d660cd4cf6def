import type { Token } from '#translator/english/token.ts'
import type { Clause, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { POSSESSIVES } from '#translator/frame/pronoun.ts'
import type { Lexicon, Listed } from '#translator/lexicon/lexicon.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** One way to read the tokens from a starting token up to `end`. The cheapest reading wins; a guess costs more than a rule. */
export interface Reading<Value> {
  value: Value
  end: number
  cost: number
}

/** The extra costs of a reading. */
export const COST = {
  /** The tagger sees another part of speech in the word. */
  tagDisagrees: 1,
  /** A second or third sense of the word. */
  rarerSense: 0.7,
  /** A phrase is attached as an adjunct instead of filling a slot of the verb. */
  adjunct: 0.5,
  /** A phrase at the end of a sentence is attached to the outer verb and not to the inner one. */
  outerAttachment: 0.3,
  /** A gap fills the object of a verb sense that requires a certain kind of object. */
  taggedGap: 6,
  /** Discount for a subject of the kind that the sense requires. */
  suitedSubject: 3.5,
  /** Discount for an adjective before a noun of the kind that its sense requires. */
  suitedNoun: 0.75,
  /** Discount for an object that is one of the nouns of the sense. */
  suitedObject: 0.8,
  /** Discount for an adverb next to a verb of its sense: kick hard 세게. */
  suitedAdverb: 2.2,
  /** Discount for a sense whose subject occurs in the sentence, if the actual subject is unknown. */
  namedSubject: 0.3,
  /** A sense for a certain kind of subject in a phrase without a subject: to work. */
  guessedSubject: 2,
  /** Subject and verb do not agree: he work. */
  disagreement: 1.5,
  /** A time fills the slot of an object: in `work today`, today is no object. */
  timeAsObject: 3,
  /** Discount for each further word that an entry covers: `ice cream` before `ice`. */
  longerEntry: 0.6,
  /** A word that is not in the lexicon. */
  unknown: 20,
} as const

/** How many readings of one stretch the chart keeps. No reading after the sixth has ever won. */
const KEPT_PER_END = 6

/** The rules that call each other: noun phrases contain clauses, and clauses contain noun phrases. */
export interface Rules {
  nounPhrases(chart: Chart, at: number): readonly Reading<NounPhrase>[]
  /** Predicates in the base form or as -ing, without subject. */
  verbPhrases(
    chart: Chart,
    at: number,
    form: 'base' | 'ing' | 'participle',
    gap: boolean,
  ): readonly Reading<VerbPhrase>[]
  /** Statements with a subject. */
  clauses(chart: Chart, at: number): readonly Reading<Clause>[]
  /** Questions in the word order of statements: what he is doing. */
  embeddedQuestions(chart: Chart, at: number): readonly Reading<Clause>[]
  /** Statements that lack the noun they describe. */
  gappedClauses(chart: Chart, at: number, gap: 'subject' | 'object'): readonly Reading<Clause>[]
}

/** The most lookups for one sentence. Most everyday sentences need a fiftieth of this. */
const MOST_LOOKUPS = 40_000

/** The lookups that are left for a sentence, or for all of its parts together. */
export interface Effort {
  left: number
}

/** `sentences`: as many sentences of usual length as the tokens would make. */
export function newEffort(sentences = 1): Effort {
  return { left: MOST_LOOKUPS * sentences }
}

/** Thrown if a text has too many readings to find the cheapest: `book book book …`. */
export class TooComplex extends Error {}

/** The tokens of a sentence, and the readings already found at each place. */
export class Chart {
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  readonly rules: Rules
  /** The marks that close the sentence. */
  readonly closing: string
  readonly #effort: Effort
  #nounNames: ReadonlySet<string> | undefined
  readonly #memory = new Map<string, readonly Reading<unknown>[]>()

  constructor(tokens: readonly Token[], lexicon: Lexicon, rules: Rules, closing: string, effort: Effort = newEffort()) {
    this.tokens = tokens
    this.lexicon = lexicon
    this.rules = rules
    this.closing = closing
    this.#effort = effort
  }

  get length(): number {
    return this.tokens.length
  }

  word(at: number): string {
    this.#effort.left -= 1
    if (this.#effort.left < 0) throw new TooComplex()
    return this.tokens[at]?.word ?? ''
  }

  tag(at: number): string {
    return this.tokens[at]?.tag ?? ''
  }

  /** The nouns of the sentence in English and Korean, for frames that ask for certain nouns. */
  get nounNames(): ReadonlySet<string> {
    this.#nounNames ??= new Set(
      this.tokens
        .flatMap(({ word }) => this.lexicon.nouns.get(word) ?? [])
        .flatMap(({ entry }) => [entry.english.replaceAll(' ', '_'), entry.korean]),
    )
    return this.#nounNames
  }

  /** Whether the words from a token on are exactly these; `one's` stands for my, your and the rest, `oneself` for myself. */
  hasWords(at: number, words: readonly string[]): boolean {
    return words.every((word, index) => {
      const found = this.word(at + index)
      if (word === 'oneself') return /^(?:[a-z]+self|[a-z]+selves)$/.test(found)
      return found === word || (word === "one's" && tableEntry(POSSESSIVES, found) !== undefined)
    })
  }

  /** The readings of a category that start at a token, computed once. A category that recurs into itself at the same place finds nothing. */
  once<Value>(category: string, at: number, find: () => readonly Reading<Value>[]): readonly Reading<Value>[] {
    const key = `${category}@${at}`
    const known = this.#memory.get(key)
    if (known) return known as readonly Reading<Value>[]
    this.#memory.set(key, [])
    const found = cheapest(find())
    this.#memory.set(key, found)
    return found
  }
}

/** The cheapest few readings for every end. */
export function cheapest<Value>(readings: readonly Reading<Value>[]): Reading<Value>[] {
  const kept: Reading<Value>[] = []
  const count = new Map<number, number>()
  for (const reading of readings.toSorted((a, b) => a.cost - b.cost)) {
    const already = count.get(reading.end) ?? 0
    if (already >= KEPT_PER_END) continue
    count.set(reading.end, already + 1)
    kept.push(reading)
  }
  return kept
}

/** The entries that match the words at a token, each with its cost. */
export function listedAt<Found extends Listed<unknown>>(
  chart: Chart,
  index: ReadonlyMap<string, readonly Found[]>,
  at: number,
  tags: readonly string[],
): Reading<Found>[] {
  const readings: Reading<Found>[] = []
  for (const found of index.get(chart.word(at)) ?? []) {
    if (!chart.hasWords(at + 1, found.rest)) continue
    const disagrees = found.rest.length === 0 && !tags.includes(chart.tag(at))
    const cost =
      found.rank * COST.rarerSense + (disagrees ? COST.tagDisagrees : 0) - found.rest.length * COST.longerEntry
    readings.push({ value: found, end: at + 1 + found.rest.length, cost })
  }
  return readings
}
