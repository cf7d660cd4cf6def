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
  /** Discount for an object of the kind that the sense requires. */
  taggedObject: 0.5,
  /** The same for an object that is one of the nouns of the sense. */
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
  /** An optional slot of a verb stays empty. */
  omittedSlot: 0.05,
  /** A noun is said of the subject: a noun phrase after be. */
  nounAsComplement: 0.1,
  /** The same for a number without a noun: `they are two`. */
  countAsComplement: 0.9,
  /** A word that is not in the lexicon. */
  unknown: 20,
} as const

/** How many readings of one stretch the chart keeps. With nine senses of `cold`, the right one may be the eighth until its subject is known. */
const KEPT_PER_END = 9

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
  /** The same, perhaps with a subordinate clause behind them. */
  trailedClauses(chart: Chart, at: number): readonly Reading<Clause>[]
  /** Questions in the word order of statements: what he is doing. */
  embeddedQuestions(chart: Chart, at: number): readonly Reading<Clause>[]
  /** Statements that lack the noun they describe. */
  gappedClauses(chart: Chart, at: number, gap: 'subject' | 'object'): readonly Reading<Clause>[]
}

/** The most lookups for one sentence. Of 1,350 development sentences of up to 18 words, half need 1,400 or fewer, and none needs 7,500. */
const MOST_LOOKUPS = 20_000

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

/** An English word with one of its Korean words. */
interface Sense {
  english: string
  korean: string
}

interface TaggedSense extends Sense {
  tags?: ReadonlySet<string>
}

interface ChartParts extends Pick<Chart, 'tokens' | 'lexicon' | 'rules' | 'closing'> {
  effort: Effort
  /** A sense that no word may have. */
  avoided?: Sense | undefined
}

function placesOf<Kept>(memory: Map<string, Kept[]>, name: string): Kept[] {
  const known = memory.get(name)
  if (known) return known
  const places: Kept[] = []
  memory.set(name, places)
  return places
}

/** The tokens of a sentence, and the readings already found at each place. */
export class Chart {
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  readonly rules: Rules
  /** The marks that close the sentence. */
  readonly closing: string
  readonly #effort: Effort
  readonly #avoided: Sense | undefined
  #nounNames: ReadonlySet<string> | undefined
  readonly #memory = new Map<string, (readonly Reading<unknown>[])[]>()
  readonly #words: ReadonlySet<string>
  readonly #values = new Map<string, unknown[]>()

  constructor({ tokens, lexicon, rules, closing, effort, avoided }: ChartParts) {
    this.tokens = tokens
    this.#words = new Set(tokens.map(({ word }) => word))
    this.lexicon = lexicon
    this.rules = rules
    this.closing = closing
    this.#effort = effort
    this.#avoided = avoided
  }

  /** The same sentence with another word at a token: `wherever` read as `where`. The lookups count as those of this chart. */
  reworded(at: number, word: string): Chart {
    return this.computedOnce(`reworded ${word}`, at, () => {
      const { tokens, lexicon, rules, closing } = this
      const token = tokens[at]
      const changed = token ? tokens.with(at, { ...token, word }) : tokens
      return new Chart({ tokens: changed, lexicon, rules, closing, effort: this.#effort, avoided: this.#avoided })
    })
  }

  get length(): number {
    return this.tokens.length
  }

  /**
   * Counts as one lookup of the sentence's budget, which `tag` and `tokens` do not.
   * @throws TooComplex once the budget is used up
   */
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

  /** Whether a word may be read as the entry: not in the avoided sense, and only then in a sense that is merely offered. */
  admits({ english, korean, tags }: TaggedSense): boolean {
    const isAvoidedWord = this.#avoided?.english === english
    return isAvoidedWord ? this.#avoided?.korean !== korean : !tags?.has('offered')
  }

  /** Whether all of these words may occur in the sentence, wherever. */
  holds(words: readonly string[]): boolean {
    return words.every((word) => word === "one's" || word === 'oneself' || this.#words.has(word))
  }

  /** Whether the words from a token on are exactly these; `one's` stands for my, your and the rest, `oneself` for myself. */
  hasWords(at: number, words: readonly string[]): boolean {
    return words.every((word, index) => {
      const found = this.word(at + index)
      if (word === 'oneself') return /^(?:[a-z]+self|[a-z]+selves)$/.test(found)
      return found === word || (word === "one's" && tableEntry(POSSESSIVES, found) !== undefined)
    })
  }

  /** What is found at a token, computed once. */
  computedOnce<Value extends object>(name: string, at: number, find: () => Value): Value {
    const places = placesOf(this.#values, name)
    const known = places[at]
    if (known) return known as Value
    const found = find()
    places[at] = found
    return found
  }

  /** The readings of a category that start at a token, computed once. A category that recurs into itself at the same place finds nothing. */
  readingsOnce<Value>(category: string, at: number, find: () => readonly Reading<Value>[]): readonly Reading<Value>[] {
    const places = placesOf(this.#memory, category)
    const known = places[at]
    if (known) return known as readonly Reading<Value>[]
    places[at] = []
    const found = cheapest(find())
    places[at] = found
    return found
  }
}

/** The cheapest few readings for every end. */
export function cheapest<Value>(readings: readonly Reading<Value>[]): readonly Reading<Value>[] {
  if (readings.length < 2) return readings
  const sorted = readings.toSorted((a, b) => a.cost - b.cost)
  if (sorted.length <= KEPT_PER_END) return sorted
  const kept: Reading<Value>[] = []
  const count = new Map<number, number>()
  for (const reading of sorted) {
    const already = count.get(reading.end) ?? 0
    if (already >= KEPT_PER_END) continue
    count.set(reading.end, already + 1)
    kept.push(reading)
  }
  return kept
}

/** The entries that match the words at a token, each with its cost. */
export function listedAt<Found extends Listed<TaggedSense>>(
  chart: Chart,
  index: ReadonlyMap<string, readonly Found[]>,
  at: number,
  tags: readonly string[],
): Reading<Found>[] {
  const readings: Reading<Found>[] = []
  for (const found of index.get(chart.word(at)) ?? []) {
    if (!chart.hasWords(at + 1, found.rest) || !chart.admits(found.entry)) continue
    const disagrees = found.rest.length === 0 && !tags.includes(chart.tag(at))
    const cost =
      found.rank * COST.rarerSense + (disagrees ? COST.tagDisagrees : 0) - found.rest.length * COST.longerEntry
    readings.push({ value: found, end: at + 1 + found.rest.length, cost })
  }
  return readings
}
