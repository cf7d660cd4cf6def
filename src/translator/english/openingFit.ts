import type { Chart } from '#translator/english/chart.ts'
import type { Opening } from '#translator/english/determiner.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import type { NounEntry } from '#translator/lexicon/lexiconEntry.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

function isCountedForm({ entry }: { entry: NounEntry }): boolean {
  return entry.tags.has('unit') || entry.tags.has('counted')
}

/** `day` is 일 after a number and 날 elsewhere: nouns with a form for counting use it there and only there. */
function suitsCount(
  chart: Chart,
  opening: Opening,
  { head, at, adjectives }: Pick<NounPhrase, 'head' | 'at' | 'adjectives'>,
): boolean {
  if (head.kind !== 'noun') return true
  if (opening.possessor && head.entry.korean.endsWith(' 사람')) return false
  const propped = opening.determiner !== undefined && opening.determiner !== 'no'
  if (head.entry.tags.has('prop') && !propped && adjectives.length === 0) return false
  const isTime = head.entry.tags.has('time')
  const one = opening.determiner === 'a' && adjectives.length === 0 && isTime
  const counted = (opening.quantity !== undefined && opening.quantity.amount !== 'a little') || one
  if (isCountedForm(head) === counted) return true
  if (counted && isTime && !one) return false
  const twins = chart.lexicon.nouns.get(chart.word(at.from)) ?? []
  return !twins.some((twin) => twin.rest.length === 0 && isCountedForm(twin) === counted)
}

/** `kind` is a noun only in `a kind of`. */
function suitsKind(chart: Chart, { determiner }: Opening, { head, at }: Pick<NounPhrase, 'head' | 'at'>): boolean {
  if (head.kind !== 'noun' || head.entry.english !== 'kind') return true
  return determiner !== undefined && chart.word(at.to) === 'of'
}

/** `an hour` is one hour, and `another hour` one more. */
export function withOneUnit(opening: Opening, { head }: Pick<NounPhrase, 'head'>, end: number): Opening {
  if (opening.determiner === 'another') return withOneMore(opening, { head }, end)
  if (opening.determiner !== 'a' || head.kind !== 'noun' || !head.entry.tags.has('unit')) return opening
  return { quantity: { amount: 1, span: { from: end - 1, to: end } } }
}

/** `the only way` is 유일한, but `only water` is 물만. */
function suitsOnly({ determiner, possessor }: Opening, { adjectives }: Pick<NounPhrase, 'adjectives'>): boolean {
  if (determiner === 'the' || possessor) return true
  return !adjectives.some(({ entry }) => !('unknown' in entry) && entry.english === 'only')
}

const OF_A_MASS: ReadonlySet<Opening['determiner']> = new Set([
  'some',
  'any',
  'no',
  'all',
  'all the',
  'many',
  'so many',
  'too many',
  'how much',
  'such',
  'enough',
  'more',
  'less',
  'most',
])

const OF_ONE: ReadonlySet<Opening['determiner']> = new Set(['a', 'another', 'every'])

/** Whether a sense may be part of a compound: room key is the key of a 방, not of a 자리. */
export function isJoined({ tags }: NounEntry): boolean {
  return !tags.has('mass') && !tags.has('owned')
}

/**
 * Senses that need a certain opening: `enough room` is 자리 because it has no article, number or plural; `my hair` is 머리, all of
 * it, but `a hair` is one; `his library` is 서재 because it has an owner.
 */
export function suitsSense(
  opening: Opening,
  { head, plural, adjectives }: Pick<NounPhrase, 'head' | 'plural' | 'adjectives'>,
): boolean {
  if (head.kind !== 'noun') return true
  if (head.entry.tags.has('owned')) return opening.possessor !== undefined && !plural
  if (!head.entry.tags.has('mass')) return true
  const { determiner, quantity, possessor } = opening
  if (plural || quantity) return false
  if (head.entry.tags.has('body')) return !OF_ONE.has(determiner)
  if (possessor) return false
  return determiner === undefined ? adjectives.length === 0 : OF_A_MASS.has(determiner)
}

/** `all night` is one night, 밤새, not every night. */
function isWholeTime({ determiner }: Opening, { head, plural }: Pick<NounPhrase, 'head' | 'plural'>): boolean {
  return (
    (determiner === 'all' || determiner === 'all the') && !plural && head.kind === 'noun' && head.entry.tags.has('time')
  )
}

/** `the captain of the team` has an owner just as `our captain` does: 주장, not 선장. */
function isOwnedBehind(chart: Chart, { head, at, plural }: Pick<NounPhrase, 'head' | 'at' | 'plural'>): boolean {
  if (head.kind !== 'noun' || plural || chart.word(at.to) !== 'of') return false
  return head.entry.tags.has('owned') && head.entry.tags.has('person')
}

/** `a little money` is some of it, but `a little house` a small one. */
function suitsLittle({ quantity }: Opening, { head, plural }: Pick<NounPhrase, 'head' | 'plural'>): boolean {
  if (quantity?.amount !== 'a little') return true
  if (head.kind !== 'noun' || plural) return false
  const { tags, english } = head.entry
  return head.entry.plural === '-' || tags.has('mass') || tags.has('drink') || UNCOUNTED.has(english)
}

const UNCOUNTED = new Set(
  'money time help rest sleep salt sugar patience luck advice information space work food rice butter experience trouble cheese meat oil pepper hope snow rain'.split(
    ' ',
  ),
)

/** `another` with these nouns means one more; with others it means a different one. */
const ONE_MORE: Readonly<Record<string, string>> = {
  ...{ chance: '번', try: '번', drink: '잔', beer: '잔', coffee: '잔', tea: '잔' },
  ...{ question: '', favor: '', child: '', baby: '', week: '', month: '', day: '', hour: '', minute: '', year: '' },
}

/** `another chance` is one more: 기회를 한 번 더. */
function withOneMore(opening: Opening, { head }: Pick<NounPhrase, 'head'>, end: number): Opening {
  if (head.kind !== 'noun') return opening
  const counter = tableEntry(ONE_MORE, head.entry.english)
  const partitive = head.entry.tags.has('container') || head.entry.tags.has('measure')
  if (counter === undefined && !partitive) return opening
  const span = { from: end - 1, to: end }
  return { quantity: { amount: 1, more: true, span, ...(counter ? { counter } : {}) } }
}

/** Whether a noun with its adjectives can follow a determiner, an owner or an amount. */
export function suitsOpening(
  chart: Chart,
  opening: Opening,
  noun: Pick<NounPhrase, 'head' | 'at' | 'adjectives' | 'plural'>,
): boolean {
  if (isWholeTime(opening, noun) || !suitsKind(chart, opening, noun)) return false
  const owned = isOwnedBehind(chart, noun) || suitsSense(opening, noun)
  if (!suitsLittle(opening, noun)) return false
  return suitsCount(chart, opening, noun) && suitsOnly(opening, noun) && owned
}
