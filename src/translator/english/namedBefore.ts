import { counted } from '#korean/counter.ts'
import { type Chart, listedAt, type Reading } from '#translator/english/chart.ts'
import { plain } from '#translator/english/namePhrase.ts'
import type { Head, NounPhrase } from '#translator/frame/frame.ts'
import type { NounEntry } from '#translator/lexicon/lexiconEntry.ts'

function severalAt(chart: Chart, at: number): NounEntry | undefined {
  if (chart.tag(at) !== 'NOUN') return undefined
  const first = listedAt(chart, chart.lexicon.nouns, at, ['NOUN'])[0]?.value
  return first?.plural ? first.entry : undefined
}

/** The plural things and animals named before a place, the nearest first; none if the sentence names several people. */
function thingsBefore(chart: Chart, at: number): NounEntry[] {
  const several = chart.tokens
    .slice(0, at)
    .map((_, index) => severalAt(chart, index))
    .filter((entry) => entry !== undefined)
  if (several.some(({ tags }) => tags.has('person') || tags.has('group'))) return []
  return several.filter(({ tags }) => tags.has('thing') || tags.has('animal')).reverse()
}

/** `wash the apples before eating them`: 그것들. */
export function themBefore(chart: Chart, at: number): Reading<NounPhrase>[] {
  const [thing] = chart.word(at) === 'them' ? thingsBefore(chart, at) : []
  if (!thing) return []
  const entry = { english: 'them', korean: '그것들', tags: thing.tags }
  const { value, ...reading } = plain({ kind: 'name', entry }, at, at + 1, 0)
  return [{ ...reading, value: { ...value, plural: true } }]
}

/** `my cat won't eat unless I sit next to her`: the animal named before; none if the sentence names a person, too. */
export function animalBefore(chart: Chart, at: number): Reading<NounPhrase>[] {
  const owns = chart.word(at) === 'her' && chart.lexicon.nouns.has(chart.word(at + 1))
  if (!/^(?:him|her)$/.test(chart.word(at)) || owns) return []
  const named = chart.tokens.flatMap((_, index) =>
    /^(?:NOUN|PROPN)$/.test(chart.tag(index))
      ? (listedAt(chart, chart.lexicon.nouns, index, ['NOUN'])[0]?.value.entry ?? [])
      : [],
  )
  const isAlone =
    !named.some(({ tags }) => tags.has('person')) &&
    !chart.tokens.some(({ word }) => chart.lexicon.names.has(word) || /^s?he$/.test(word))
  const entry = named.find(({ tags }) => tags.has('animal'))
  return entry && isAlone ? [plain({ kind: 'noun', entry }, at, at + 1, -0.2)] : []
}

/** `I need a seat, if there is one`: the thing named before. */
export function oneBefore(chart: Chart, at: number): Reading<NounPhrase>[] {
  if (chart.word(at) !== 'one' || /^(?:the|this|that|which|no|at|by|until|since)$/.test(chart.word(at - 1))) return []
  const next = chart.word(at + 1)
  if (chart.lexicon.nouns.has(next) || /^(?:of|more|another|day|thing)$/.test(next)) return []
  const named = chart.tokens.slice(0, at).flatMap((_, index) => {
    const found =
      chart.tag(index) === 'NOUN' ? listedAt(chart, chart.lexicon.nouns, index, ['NOUN'])[0]?.value : undefined
    return found && ['thing', 'animal'].some((tag) => found.entry.tags.has(tag)) ? [found.entry] : []
  })
  const entry = named.at(-1)
  return entry ? [plain({ kind: 'noun', entry }, at, at + 1, -0.2)] : []
}

const HAVING = /^(?:have|has|had|need|needs|want|wants|bought|buy|ate|got|took|lost|saw|sold|kept|keep|raise|owns?)$/

/** `I like cats and have two`: 두 마리. */
export function countedBefore(chart: Chart, at: number, amount: number): Head | undefined {
  const [thing] = HAVING.test(chart.word(at - 1)) && Number.isInteger(amount) ? thingsBefore(chart, at) : []
  if (!thing) return undefined
  return { kind: 'name', entry: { english: String(amount), korean: counted(amount, thing.counter), tags: thing.tags } }
}
