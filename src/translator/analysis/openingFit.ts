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

const OF_AMOUNTS: ReadonlySet<string> = new Set([
  'enough',
  'more',
  'many',
  'so many',
  'too many',
  'how much',
  'no',
  'any',
])

/** `enough room` is space, `a room` one of a house; `a hair` is one, `my hair` all of it. */
function suitsMass(
  chart: Chart,
  opening: Opening,
  { head, at, plural, adjectives }: Pick<NounPhrase, 'head' | 'at' | 'plural' | 'adjectives'>,
): boolean {
  if (head.kind !== 'noun') return true
  const isMass = head.entry.tags.has('mass')
  const twins = (chart.lexicon.nouns.get(chart.word(at.from)) ?? []).filter(({ rest }) => rest.length === 0)
  if (!twins.some(({ entry }) => entry.tags.has('mass') !== isMass)) return true
  const { determiner, possessor, quantity } = opening
  if (isMass) return !quantity && determiner !== 'a' && determiner !== 'another' && determiner !== 'every'
  return (
    plural ||
    adjectives.length > 0 ||
    (determiner === undefined ? possessor !== undefined || quantity !== undefined : !OF_AMOUNTS.has(determiner))
  )
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

/** Whether a noun with its adjectives can follow a determiner, an owner or an amount. */
export function suitsOpening(
  chart: Chart,
  opening: Opening,
  noun: Pick<NounPhrase, 'head' | 'at' | 'adjectives' | 'plural'>,
): boolean {
  return suitsCount(chart, opening, noun) && suitsOnly(opening, noun) && suitsMass(chart, opening, noun)
}
