import { newEffort } from '#translator/english/chart.ts'
import { openSenses } from '#translator/explanation/openSense.ts'
import type { Span } from '#translator/frame/frameTerm.ts'
import type { UsedEntry } from '#translator/korean/rendering.ts'
import type { KoreanWord } from '#translator/korean/word.ts'
import { type ReadingOrder, type Versions, type WholeReading, wholeReadings } from '#translator/wholeReading.ts'

/** Another reading of a sentence, as likely or almost as likely. */
export interface OtherReading {
  versions: Versions
  /** The tokens that it reads differently. */
  span: Span
  /** The other sense, where it is one word that is read in another sense. */
  sense?: { korean: string; hint: string }
}

/** What a word says without particles and endings. */
function stemOf({ parts }: KoreanWord): string {
  return parts
    .filter(({ particle, suffix }) => particle === undefined && suffix === undefined)
    .map(({ text }) => text)
    .join('')
}

/** The stems that render each token. */
function stemsByToken({ polite }: Versions): Map<number, string> {
  const stems = new Map<number, string[]>()
  for (const word of polite.words) {
    for (const at of word.sources) stems.set(at, [...(stems.get(at) ?? []), stemOf(word)])
  }
  return new Map([...stems].map(([at, of]) => [at, of.toSorted().join(' ')]))
}

function textOf({ polite }: Versions): string {
  return polite.words.map(({ text }) => text).join(' ')
}

/** The tokens with other Korean words in the one than in the other; undefined if only their order, particles or endings differ. */
function differentSpan(one: Versions, other: Versions): Span | undefined {
  if (textOf(one) === textOf(other)) return undefined
  const [before, after] = [stemsByToken(one), stemsByToken(other)]
  const different = [...new Set([...before.keys(), ...after.keys()])].filter((at) => before.get(at) !== after.get(at))
  return different.length === 0 ? undefined : { from: Math.min(...different), to: Math.max(...different) + 1 }
}

/** The first of the readings after the best one that says something else. */
function closeReading(best: WholeReading, next: Iterable<WholeReading>): OtherReading | undefined {
  for (const { versions } of next) {
    const span = differentSpan(best.versions, versions)
    if (span) return { versions, span }
  }
  return undefined
}

/** The words of a sentence that nothing around them gives a sense. */
function openWords({ polite }: Versions, order: ReadingOrder): UsedEntry[] {
  const used = polite.fired.flatMap((fired) => fired.used ?? [])
  const open = used.filter((entry) => openSenses(entry, order.lexicon).length > 0)
  return [...new Map(open.map((entry) => [entry.english, entry])).values()]
}

/** The reading with the next sense of such a word. */
function senseReading(best: WholeReading, word: UsedEntry, order: ReadingOrder): OtherReading | undefined {
  for (const { versions } of wholeReadings({ ...order, avoided: word, effort: newEffort() })) {
    const span = differentSpan(best.versions, versions)
    const korean = versions.polite.fired.find(({ used }) => used?.english === word.english)?.used?.korean
    const sense = openSenses(word, order.lexicon).find((row) => row.korean === korean)
    if (span && sense) return { versions, span, sense: { korean: sense.korean, hint: sense.hint } }
  }
  return undefined
}

/** The readings of a sentence that may be meant instead of the best one. */
export function otherReadings(best: WholeReading, next: Iterable<WholeReading>, order: ReadingOrder): OtherReading[] {
  const senses = openWords(best.versions, order).flatMap((word) => senseReading(best, word, order) ?? [])
  return senses.length > 0 ? senses : [closeReading(best, next) ?? []].flat()
}
