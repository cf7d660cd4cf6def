import type { AskedHeadword, Headword, WordClass } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import { shuffledWords } from '#headwords/shuffledWords.ts'
import { type WordReader, wordReader } from '#headwords/wordReader.ts'

/** The headwords with questions, and facts computed from the whole list. */
export interface WordBook {
  readonly headwords: readonly AskedHeadword[]
  readonly read: WordReader
  /** The headwords with this spelling. */
  spelled(word: string): readonly Headword[]
  /** All words of a class in the random order of a seed: the same every time, and almost the same after a word is added or removed. */
  drawn(wordClass: WordClass, seed: string): Iterable<AskedHeadword>
  /** How many example sentences of the list use the word. The examples serve as a small corpus of everyday Korean. */
  uses(headword: Headword): number
  /**
   * Whether one could be a correct answer to a question about the other, in any sense of its spelling: they share a gloss, or one
   * lists the other as near.
   */
  areNear(one: Headword, other: Headword): boolean
}

/** English words that add no meaning to a gloss. */
const EMPTY_WORDS = new Set(
  'to be a an the of in on at for with and or one s not sth sb something someone it up'.split(' '),
)
/** Words with the same first letters count as one: study, studies, studying. */
const STEM_LENGTH = 4

export function wordBook(headwords: readonly AskedHeadword[], names: readonly string[]): WordBook {
  const read = wordReader(headwords, names)
  const uses = exampleUses(headwords, read)
  const bySpelling = Map.groupBy(headwords, ({ word }) => word)
  const senses = new Map([...bySpelling].map(([word, spelled]) => [word, sharedSense(spelled.map(senseOf))]))
  return {
    headwords,
    read,
    spelled: (word) => bySpelling.get(word) ?? [],
    drawn: shuffledWords(headwords),
    uses: ({ word }) => uses.get(word) ?? 0,
    areNear({ word: one }, { word: other }) {
      const [first, second] = [senses.get(one), senses.get(other)]
      return first === undefined || second === undefined || areNearSenses(first, second)
    },
  }
}

interface Sense {
  /** The word itself and every word listed as near. */
  readonly words: ReadonlySet<string>
  /** The meaningful words of its glosses, cut to their stems. */
  readonly stems: ReadonlySet<string>
}

function senseOf({ word, near, opposite, honorific, humble, business, glosses }: Headword): Sense {
  const twins = [honorific, humble, business].filter((twin) => twin !== undefined)
  const own = [word, ...near, ...twins].filter((name) => name !== opposite)
  const stems = glosses
    .flatMap((gloss) => gloss.toLowerCase().match(/[a-z]+/g) ?? [])
    .filter((part) => !EMPTY_WORDS.has(part))
    .map((part) => part.slice(0, STEM_LENGTH))
  return { words: new Set(own), stems: new Set(stems) }
}

function sharedSense(senses: readonly Sense[]): Sense {
  return {
    words: new Set(senses.flatMap(({ words }) => [...words])),
    stems: new Set(senses.flatMap(({ stems }) => [...stems])),
  }
}

function areNearSenses(one: Sense, other: Sense): boolean {
  return shares(one.words, other.words) || shares(one.stems, other.stems)
}

function shares(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const item of one) if (other.has(item)) return true
  return false
}

function exampleUses(headwords: readonly AskedHeadword[], read: WordReader): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { example } of headwords) {
    for (const text of sentenceWords(example.korean)) {
      const words = new Set(read(text).flatMap(({ headword }) => headword?.word ?? []))
      for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1)
    }
  }
  return uses
}
