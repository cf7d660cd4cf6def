import type { Headword } from '#headwords/headword.ts'
import type { Reading, WordReader } from '#headwords/wordReader.ts'
import { acceptedForms } from '#korean/acceptedForms.ts'
import { type AuxiliaryId, auxiliaryOf, isAuxiliaryId } from '#korean/auxiliary.ts'
import { isEndingId } from '#korean/endingTable.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { PartOfSpeech, Predicate } from '#korean/predicate.ts'

/** The predicate that closes a sentence, auxiliaries included: 가고 싶어요 is 가다 with -고 싶다 and -아요. */
export interface FinalPredicate {
  readonly headword: Headword
  readonly predicate: Predicate
  readonly suffixes: readonly Suffix[]
  /** How many of the last words of the sentence it covers. */
  readonly wordCount: number
}

/** The longest chain of auxiliaries in the sentences of the list, in words. */
const MOST_WORDS = 5

type Form = Extract<Reading, { kind: 'form' }>

/**
 * The readings of a sentence's end as one conjugated predicate, only the longest ones; several if the words
 * are ambiguous (걸어요 of 걷다 and of 걸다), none if the sentence ends in a noun.
 */
export function finalPredicates(words: readonly string[], read: WordReader): FinalPredicate[] {
  for (let wordCount = Math.min(MOST_WORDS, words.length); wordCount > 0; wordCount -= 1) {
    const found = readChains(words.slice(-wordCount), read)
    if (found.length > 0) return found.map((chain) => ({ ...chain, wordCount }))
  }
  return []
}

type Chain = Omit<FinalPredicate, 'wordCount'>

function readChains(words: readonly string[], read: WordReader): Chain[] {
  const text = words.join(' ')
  const [first = '', ...rest] = words
  const forms = read(first).filter((reading): reading is Form => reading.kind === 'form')
  return forms.flatMap(({ headword, suffixes }) => {
    const predicate = headword?.predicate
    if (headword === undefined || predicate === undefined || predicate.lemma.includes(' ')) return []
    const chains = rest.length === 0 ? [suffixes] : continued(suffixes, rest, predicate.pos, read)
    // A word that was read as a form is one of its accepted forms; of several words, that has to be found out.
    const isForm = (chain: readonly Suffix[]) =>
      rest.length === 0 ? isClosed(chain) : acceptedForms(predicate, chain).includes(text)
    return chains.filter(isForm).map((chain) => ({ headword, predicate, suffixes: chain }))
  })
}

function isClosed(chain: readonly Suffix[]): boolean {
  const last = chain.at(-1)
  return last !== undefined && isEndingId(last)
}

/** The chain with the suffixes of the following words: the auxiliary's own suffixes, and further auxiliaries. */
function continued(
  suffixes: readonly Suffix[],
  rest: readonly string[],
  pos: PartOfSpeech,
  read: WordReader,
): (readonly Suffix[])[] {
  const last = suffixes.at(-1)
  if (last === undefined || !isAuxiliaryId(last)) return []
  const head = headOf(last, pos)
  return rest.flatMap((word, index) =>
    read(word)
      .filter((reading): reading is Form => reading.kind === 'form' && reading.lemma === head.lemma)
      .flatMap((reading) => {
        const after = rest.slice(index + 1)
        const own = [...suffixes, ...reading.suffixes]
        return after.length === 0 ? [own] : continued(own, after, head.pos, read)
      }),
  )
}

function headOf(id: AuxiliaryId, pos: PartOfSpeech): Predicate {
  const { head } = auxiliaryOf(id)
  return 'host' in head ? head.host(pos) : head
}
