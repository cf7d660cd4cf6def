import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { adverbsAt, prepositionalPhrasesAt } from '#translator/english/adjunct.ts'
import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import { comparedAt } from '#translator/english/comparisonStandard.ts'
import { LINKING_VERBS } from '#translator/english/governing.ts'
import { isKindThroughout, mixesSenses } from '#translator/english/listedObject.ts'
import { standardEnds, timesAt } from '#translator/english/longAdjunct.ts'
import { factsAt, nominalInfinitivesAt } from '#translator/english/nominalClause.ts'
import { isSeparable } from '#translator/english/separableWord.ts'
import { hasNoModifiers, SILENT, withoutSilent } from '#translator/english/silentObject.ts'
import type { Argument, Linking, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { type Span, UNWRITTEN } from '#translator/frame/frameTerm.ts'
import { canBe, canFill, isBareCount, isKind, listsNouns } from '#translator/frame/nounKind.ts'
import { isAppointed } from '#translator/frame/preposition.ts'
import type { ListedVerb } from '#translator/lexicon/lexicon.ts'
import type { Slot } from '#translator/lexicon/lexiconRow.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

interface Filled {
  arguments: Argument[]
  /** Words of the verb's `rest` that have not been found yet. */
  pendingRest: readonly string[]
  /** Where they were found: up, in `pick the phone up`. */
  restSpan?: Span
  gap: boolean
}

function objectsAt(chart: Chart, at: number, slot: Slot): Reading<NounPhrase>[] {
  const phrases = comparedAt(chart, at).filter(({ value }) => canBe(value, 'object', chart.word(value.span.from)))
  if (slot.tag === undefined) {
    return phrases.map((reading) => ({
      ...reading,
      cost: reading.cost + (isKind(reading.value, 'time') || isKind(reading.value, 'duration') ? COST.timeAsObject : 0),
    }))
  }
  const wanted = slot.tag
  return phrases
    .filter(({ value }) => isKindThroughout(value, wanted) && (slot.particle !== SILENT || hasNoModifiers(value)))
    .map((reading) => ({
      ...reading,
      cost: reading.cost - (listsNouns(wanted) ? COST.suitedObject : COST.taggedObject),
    }))
}

function argument(slot: Slot, object: NounPhrase): Argument {
  return { role: slot.role, particle: slot.particle, object }
}

function fillSlot(chart: Chart, slot: Slot, reading: Reading<Filled>): Reading<Filled>[] {
  const { value, end, cost } = reading
  const isObject = slot.role === 'obj' || slot.role === 'iobj'
  const at = isObject ? end : end + 1
  const starts = isObject || chart.word(end) === slot.role
  // `at 5` is a time of day, not the object of a verb with `at`.
  const isTimeOfDay = slot.role === 'at' && chart.tokens[at]?.tag === 'NUM'
  const found =
    starts && !isTimeOfDay
      ? objectsAt(chart, at, slot).map((object) => ({
          value: { ...value, arguments: [...value.arguments, argument(slot, object.value)] },
          end: object.end,
          cost: cost + object.cost,
        }))
      : []
  const omitted = slot.optional ? [{ ...reading, cost: cost + COST.omittedSlot }] : []
  return [...found, ...omitted]
}

function restAfterObject(chart: Chart, { value, end, cost }: Reading<Filled>): Reading<Filled>[] {
  if (value.pendingRest.length === 0) return [{ value, end, cost }]
  const after = end + value.pendingRest.length
  return chart.hasWords(end, value.pendingRest)
    ? [{ value: { ...value, pendingRest: [], restSpan: { from: end, to: after } }, end: after, cost }]
    : []
}

/** Fills the slots of a verb in the order of its row. `rest` are words of the verb that must follow its object; `gap` leaves its object open, for relative clauses and what-questions. */
export function filledFrames(
  chart: Chart,
  frame: readonly Slot[],
  at: number,
  rest: readonly string[],
  gap: boolean,
): Reading<Filled>[] {
  let open: Reading<Filled>[] = [{ value: { arguments: [], pendingRest: rest, gap: false }, end: at, cost: 0 }]
  for (const slot of frame) {
    if (slot.role === 'subj') continue
    const filled = open.flatMap((reading) => fillSlot(chart, slot, reading))
    const left = gap ? open.filter(({ value }) => !value.gap).flatMap((reading) => leaveGap(chart, slot, reading)) : []
    open = [...filled, ...left].flatMap((reading) => (slot.role === 'obj' ? afterObject(chart, reading) : [reading]))
  }
  return open.flatMap((reading) => restAfterObject(chart, reading)).filter(({ value }) => value.gap === gap)
}

function afterObject(chart: Chart, reading: Reading<Filled>): Reading<Filled>[] {
  return chart.hasWords(reading.end, reading.value.pendingRest) ? restAfterObject(chart, reading) : [reading]
}

/** The object stands elsewhere, before the question or the relative clause; its preposition may stay here. */
function leaveGap(chart: Chart, slot: Slot, reading: Reading<Filled>): Reading<Filled>[] {
  const isObject = slot.role === 'obj'
  if ((!isObject && chart.word(reading.end) !== slot.role) || slot.particle === SILENT) return []
  const gap: Argument = { role: slot.role, particle: slot.particle, object: GAP }
  const value = { ...reading.value, arguments: [...reading.value.arguments, gap], gap: true }
  const guess = slot.tag === undefined ? 0 : COST.taggedGap
  return [{ value, end: isObject ? reading.end : reading.end + 1, cost: reading.cost + guess }]
}

/** The placeholder for an object that the question word or the described noun fills in. */
export const GAP: NounPhrase = {
  head: { kind: 'gap' },
  adjectives: [],
  plural: false,
  span: UNWRITTEN,
  at: UNWRITTEN,
}

/** A verb of the lexicon with its `rest` and its slots filled, starting at a token. */
export function lexicalPredicates(chart: Chart, listed: ListedVerb, at: number, gap: boolean): Reading<Predicate>[] {
  const { entry, rest, rank } = listed
  const together = chart.hasWords(at + 1, rest)
  const apart = !together && isSeparable(rest)
  if (!together && !apart) return []
  const start = together ? at + 1 + rest.length : at + 1
  const span: Span = { from: at, to: start }
  const base = rank * COST.rarerSense - rest.length * COST.longerEntry
  const timed = entry.korean === '걸리다' ? timedFor(chart, listed, start, gap) : []
  const filled = filledFrames(chart, entry.frame, start, apart ? rest : [], gap)
    .filter(({ value }) => !value.arguments.some((each) => mixesSenses(listedVerbsAt(chart, at), listed, each)))
    .map(({ value, end, cost }) => ({
      value: {
        ...{ kind: 'verb' as const, entry, ...withoutSilent(value.arguments, span) },
        ...(value.restSpan ? { rest: value.restSpan } : {}),
      },
      end,
      cost: cost + base,
    }))
  return [...filled, ...timed]
}

/** `it takes me an hour`: the person who needs the time becomes the topic. */
function timedFor(chart: Chart, listed: ListedVerb, at: number, gap: boolean): Reading<Predicate>[] {
  const { entry, rank } = listed
  return chart.rules
    .nounPhrases(chart, at)
    .filter(({ value }) => isKind(value, 'person') && canBe(value, 'object', chart.word(value.span.from)))
    .flatMap((doer) =>
      filledFrames(chart, entry.frame, doer.end, [], gap).map(({ value, end, cost }) => ({
        value: {
          kind: 'verb' as const,
          entry,
          arguments: [{ role: 'for', particle: '은/는', object: doer.value }, ...value.arguments],
          at: { from: at - 1, to: at },
        },
        end,
        cost: cost + doer.cost + rank * COST.rarerSense,
      })),
    )
}

/** The verb entries for the word at a token; whether their `rest` follows is not checked yet. */
export function listedVerbsAt(chart: Chart, at: number): readonly ListedVerb[] {
  return chart.computedOnce('verbs', at, () => {
    const listed = chart.lexicon.verbs.get(chart.word(at)) ?? []
    return listed.filter(({ entry, rest }) => chart.holds(rest) && canFill(entry.frame, chart.nounNames))
  })
}

const AS_MUCH: Slot = { role: 'as', tag: undefined, particle: '만큼', optional: false }

/** `as tall as Tom`: 톰만큼 키가 크다; `twice as big as that`: 그것보다 두 배 크다. */
function equalPredicates(chart: Chart, at: number): Reading<Predicate>[] {
  const times = timesAt(chart, at)
  const from = times ? times.end : at
  if (chart.word(from) !== 'as') return []
  const standard = times ? { ...AS_MUCH, particle: '보다' } : AS_MUCH
  return adjectivesAt(chart, from + 1).flatMap((bare) => {
    const phrase = times ? { ...bare, value: { ...bare.value, adverbs: [times.value] } } : bare
    return filledFrames(chart, [standard], phrase.end, [], false).flatMap((filled) =>
      standardEnds(chart, filled.end).map((end) => ({
        value: {
          kind: 'adjective' as const,
          phrase: phrase.value,
          arguments: filled.value.arguments,
          linking: 'be' as const,
        },
        end,
        cost: phrase.cost + filled.cost - 1,
      })),
    )
  })
}

/** `gap`: its object stands elsewhere, as in `the job he was interested in`. */
export function adjectivePredicates(chart: Chart, at: number, linking: Linking, gap = false): Reading<Predicate>[] {
  return adjectivesAt(chart, at).flatMap((phrase) => {
    const frame = 'unknown' in phrase.value.entry ? [] : phrase.value.entry.frame
    return filledFrames(chart, frame, phrase.end, [], gap).map((filled) => ({
      value: { kind: 'adjective' as const, phrase: phrase.value, arguments: filled.value.arguments, linking },
      end: filled.end,
      cost: phrase.cost + filled.cost,
    }))
  })
}

/** What may follow a form of be: an adjective, a noun, a place. */
export function complementsAt(chart: Chart, at: number): readonly Reading<Predicate>[] {
  return chart.readingsOnce('complement', at, () => {
    const nouns = chart.rules.nounPhrases(chart, at).map(({ value, end, cost }) => ({
      value: { kind: 'noun' as const, complement: value },
      end,
      cost: cost + (isBareCount(value) ? COST.countAsComplement : COST.nounAsComplement),
    }))
    const places = prepositionalPhrasesAt(chart, at)
      .filter(({ value }) => value.preposition.role === 'place' || isAppointed(value.preposition))
      .map(({ value, end, cost }) => ({ value: { kind: 'place' as const, place: value, at: value.span }, end, cost }))
    const actions = [...nominalInfinitivesAt(chart, at), ...factsAt(chart, at)].map(({ value, end, cost }) => ({
      value: { kind: 'noun' as const, complement: value },
      end,
      cost,
    }))
    const here = adverbsAt(chart, at)
      .filter(({ value }) => !('unknown' in value.entry) && value.entry.tags.has('place'))
      .map(({ value, end, cost }) => ({ value: { kind: 'place' as const, place: value, at: value.span }, end, cost }))
    return [
      ...equalPredicates(chart, at),
      ...adjectivePredicates(chart, at, 'be'),
      ...superlativesAt(chart, at),
      ...nouns,
      ...actions,
      ...places,
      ...here,
    ]
  })
}

/** `she is the tallest in our class`: without a noun, a superlative is said of the subject, 키가 가장 커요. */
function superlativesAt(chart: Chart, at: number): Reading<Predicate>[] {
  if (chart.word(at) !== 'the') return []
  return adjectivePredicates(chart, at + 1, 'be').filter(
    ({ value, end }) =>
      value.kind === 'adjective' &&
      value.phrase.degree === 'superlative' &&
      (end === chart.length || /^(?:ADP|PUNCT|CCONJ|SCONJ)$/.test(chart.tag(end))),
  )
}

const PHRASAL_WORDS = new Set('on off up down out in away back over into through against for'.split(' '))

/** `looks tired`, `got angry`: a linking verb with an adjective; but `looked up` is a verb of two words. */
export function linkedPredicates(chart: Chart, base: string, at: number): Reading<Predicate>[] {
  const linking = tableEntry(LINKING_VERBS, base)
  if (!linking || PHRASAL_WORDS.has(chart.word(at))) return []
  const verb = { from: at - 1, to: at }
  return adjectivePredicates(chart, at, linking).map((reading) =>
    reading.value.kind === 'adjective' ? { ...reading, value: { ...reading.value, verb } } : reading,
  )
}

/** A verb the lexicon does not know, with an object if one follows. */
export function unknownPredicates(chart: Chart, at: number): Reading<Predicate>[] {
  const token = chart.tokens[at]
  if (token?.kind !== 'word' || token.tag !== 'VERB') return []
  const slot: Slot = { role: 'obj', tag: undefined, particle: '을/를', optional: true }
  return filledFrames(chart, [slot], at + 1, [], false).map(({ value, end, cost }) => ({
    value: { kind: 'verb', entry: { unknown: token.text }, arguments: value.arguments, at: { from: at, to: at + 1 } },
    end,
    cost: cost + COST.unknown,
  }))
}
