import type { AskedHeadword, Headword } from '#headwords/headword.ts'
import { sentenceWords } from '#headwords/sentenceWords.ts'
import { type WordReader, wordReader } from '#headwords/wordReader.ts'
import type { MadeForms } from '#korean/recognizer.ts'

/** The headwords with questions, and facts computed from the whole list. */
export interface WordBook {
  readonly headwords: readonly AskedHeadword[]
  readonly read: WordReader
  /** The headwords with this spelling. */
  spelled(word: string): readonly Headword[]
  /** How many example sentences of the list use the word. The examples serve as a small corpus of everyday Korean. */
  uses(headword: Headword): number
}

export function wordBook(
  headwords: readonly AskedHeadword[],
  names: readonly string[],
  made: MadeForms = new Map(),
): WordBook {
  const read = wordReader(headwords, names, made)
  const uses = exampleUses(headwords, read)
  const bySpelling = Map.groupBy(headwords, ({ word }) => word)
  return {
    headwords,
    read,
    spelled: (word) => bySpelling.get(word) ?? [],
    uses: ({ word }) => uses.get(word) ?? 0,
  }
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
