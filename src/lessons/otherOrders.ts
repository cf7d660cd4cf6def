import type { WordReader } from '#headwords/wordReader.ts'
import { koreanWords } from '#lessons/stepTexts.ts'

/** Particles that bind their noun to the next word. */
const BINDING: readonly string[] = ['의', '하고', '와/과', '(이)랑']
/** Adverbs that stand right before their predicate. */
const BOUND_ADVERBS: readonly string[] = ['안', '못', '잘', '더']
/** Nouns that say when, also without a particle. */
const TIME_FIELDS: readonly string[] = ['date', 'part-of-day', 'time-relation']

/**
 * The other orders of a Korean sentence that mean the same: parts before the predicate can change places. A word without a particle
 * belongs to the next one.
 * @param words the parts in the right order, each of one or more words
 */
export function otherOrders(words: readonly string[], read: WordReader): string[] {
  const parts: string[] = []
  let open: string[] = []
  for (const word of words.slice(0, -1)) {
    open.push(word)
    if (!isFree(word, read)) continue
    parts.push(open.join(' '))
    open = []
  }
  const predicate = [...open, words.at(-1)].join(' ')
  const key = words.join(' ')
  const orders = permutations(parts).map((order) => [...order, predicate].join(' '))
  return [...new Set(orders)].filter((order) => order !== key)
}

/** Whether the part can stand elsewhere before the predicate. */
function isFree(part: string, read: WordReader): boolean {
  const last = koreanWords(part).at(-1) ?? ''
  if (BOUND_ADVERBS.includes(last)) return false
  return read(last).some((reading) => {
    if (reading.kind === 'form') return false
    if (reading.headword !== undefined && TIME_FIELDS.includes(reading.headword.field)) return true
    if (reading.kind === 'word') return reading.headword.wordClass === 'adverb'
    const particle = reading.particles.at(-1)
    return particle !== undefined && !BINDING.includes(particle)
  })
}

function permutations(parts: readonly string[]): string[][] {
  if (parts.length <= 1) return [[...parts]]
  return parts.flatMap((part, index) => permutations(parts.toSpliced(index, 1)).map((rest) => [part, ...rest]))
}
