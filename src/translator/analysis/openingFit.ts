import type { Chart } from '#translator/analysis/chart.ts'
import type { Opening } from '#translator/analysis/determiner.ts'
import type { NounPhrase } from '#translator/analysis/frame.ts'
import type { NounEntry } from '#translator/lexicon/lexiconEntry.ts'

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
  const counted = opening.quantity !== undefined || one
  if (isCountedForm(head) === counted) return true
  if (counted && isTime && !one) return false
  const twins = chart.lexicon.nouns.get(chart.word(at.from)) ?? []
  return !twins.some((twin) => twin.rest.length === 0 && isCountedForm(twin) === counted)
}

/** `an hour` is one hour. */
export function withOneUnit(opening: Opening, { head }: Pick<NounPhrase, 'head'>, end: number): Opening {
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
  'most',
])

const OF_ONE: ReadonlySet<Opening['determiner']> = new Set(['a', 'another', 'every'])

/** Whether a sense may be part of a compound: room key is the key of a 방, not of a 자리. */
export function isJoined({ tags }: NounEntry): boolean {
  return !tags.has('mass') && !tags.has('owned')
}

/**
 * Senses that stand only so: `enough room` is 자리, as what is not counted has no article, number and plural; `my hair` is all of
 * it, 머리, but `a hair` is one; `his library` is 서재, as it has an owner.
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

/** Whether a noun with its adjectives can follow a determiner, an owner or an amount. */
export function suitsOpening(
  chart: Chart,
  opening: Opening,
  noun: Pick<NounPhrase, 'head' | 'at' | 'adjectives' | 'plural'>,
): boolean {
  if (isWholeTime(opening, noun)) return false
  return suitsCount(chart, opening, noun) && suitsOnly(opening, noun) && suitsSense(opening, noun)
}
