import { differencesAt } from '#translator/english/adjectivePhrase.ts'
import { type Chart, COST, listedAt, type Reading } from '#translator/english/chart.ts'
import { comparedAt } from '#translator/english/comparisonStandard.ts'
import { equalAdverbsAt, onTheWayAt, standardEnds } from '#translator/english/longAdjunct.ts'
import type { Adjunct, AdverbUse, NounPhrase, PrepositionalPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { PREPOSITIONS_BY_FIRST_WORD, type Preposition } from '#translator/frame/preposition.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const AGO: Preposition = { english: 'ago', noun: 'duration', particle: '에', word: '전', role: 'time' }
const LATER: Preposition = { english: 'later', noun: 'duration', particle: '에', word: '후', role: 'time' }
const AFTER_NOUN: Readonly<Record<string, Preposition>> = { ago: AGO, later: LATER }

/** `three hours early`: 세 시간 일찍. */
function offTimesAt(chart: Chart, at: number): Reading<AdverbUse>[] {
  return differencesAt(chart, at).flatMap(({ value: { entry: degree }, end: from }) =>
    listedAt(chart, chart.lexicon.adverbs, from, ['ADV', 'ADJ'])
      .filter(({ value: { entry } }) => /^(?:early|late)$/.test(entry.english) && !('unknown' in degree))
      .map(({ value: { entry }, end, cost }) => ({
        value: { entry, span: { from: at, to: end }, ...('unknown' in degree ? {} : { degree }) },
        end,
        cost: cost - COST.longerEntry,
      })),
  )
}

/** Adverbs that start at a token, without those of degree, which belong to adjectives and other adverbs. */
export function adverbsAt(chart: Chart, at: number): readonly Reading<AdverbUse>[] {
  return chart.computedOnce('adverbs', at, () => adverbUsesAt(chart, at))
}

/** `very early`, `a little later`, but not `a little at first`. */
function isGradedTime({ english, tags }: AdverbRow): boolean {
  return tags.has('time') && !tags.has('dated') && !/^(?:at|in|for) /.test(english)
}

function adverbUsesAt(chart: Chart, at: number): Reading<AdverbUse>[] {
  if (chart.hasWords(at, ['twice', 'as'])) return []
  const degrees = listedAt(chart, chart.lexicon.adverbs, at, ['ADV']).filter(({ value }) =>
    value.entry.tags.has('degree'),
  )
  const plain = listedAt(chart, chart.lexicon.adverbs, at, ['ADV', 'INTJ', 'NOUN', 'ADP']).filter(
    ({ value }) => !value.entry.tags.has('degree'),
  )
  const found = plain.map(({ value, end, cost }) => ({
    value: { entry: value.entry, span: { from: at, to: end } },
    end,
    cost,
  }))
  const graded = degrees.flatMap((degree) =>
    listedAt(chart, chart.lexicon.adverbs, degree.end, ['ADV'])
      .filter(({ value: { entry } }) => entry.tags.has('manner') || isGradedTime(entry))
      .map(({ value, end, cost }) => ({
        value: { entry: value.entry, span: { from: at, to: end }, degree: degree.value.entry },
        end,
        cost,
      })),
  )
  const token = chart.tokens[at]
  if (chart.lexicon.adverbs.has(chart.word(at)) || token?.kind !== 'word' || token.tag !== 'ADV')
    return [...found, ...graded, ...offTimesAt(chart, at)]
  return [
    { value: { entry: { unknown: token.text }, span: { from: at, to: at + 1 } }, end: at + 1, cost: COST.unknown },
  ]
}

const WITHOUT = PREPOSITIONS_BY_FIRST_WORD.get('without')?.[0]

/** `in it` behind `with nuts` says what holds the nuts, not where something is done. */
function endsHolding(chart: Chart, at: number): boolean {
  const holds = chart.word(at) === 'in' && /^(?:it|them)$/.test(chart.word(at + 1))
  return holds && chart.tokens.slice(Math.max(0, at - 4), at).some(({ word }) => word === 'with')
}

/** Before a bare number these are about an age, a price or an hour, which the number does not show. */
const NEVER_BARE = new Set(['for', 'under', 'below', 'above', 'over', 'between'])

const AS_FAR_AS: Preposition = { english: 'to', noun: 'place', particle: '까지', role: 'goal' }
const AS_LATE_AS: Preposition = { ...AS_FAR_AS, noun: 'time', role: 'time' }
/** What is moved from one place or day to another stays there: 수요일로. */
const MOVED = /^(?:mov|push|switch|shift|postpon|reschedul|transfer|chang)(?:e|es|ed|ing)?$/

/** `from Monday to Friday`, `from Seoul to Busan`: the end of what `from` begins. */
function rangeEnd(chart: Chart, at: number, object: NounPhrase): Preposition | undefined {
  const end = isKind(object, 'time') ? AS_LATE_AS : isKind(object, 'place') ? AS_FAR_AS : undefined
  if (chart.word(at) !== 'to' || end === undefined) return undefined
  const before = chart.tokens.slice(Math.max(0, at - 5), at)
  const from = before.findLastIndex(({ word }) => word === 'from')
  const isMoved = chart.tokens.slice(0, at).some(({ word }) => MOVED.test(word))
  if (from < 0 || from === before.length - 1 || isMoved) return undefined
  return before.slice(from).some(({ kind, tag }) => kind === 'mark' || tag === 'VERB') ? undefined : end
}

/** The first row of a preposition that fits the noun after it; none for a bare number, as in `for two`. */
function suited(rows: readonly Preposition[], object: NounPhrase): Preposition | undefined {
  const none = object.determiner === 'no' || isPronoun(object, 'nothing')
  if (rows[0]?.english === 'with' && none) return object.determiner === 'no' ? WITHOUT : undefined
  if (object.head.kind === 'number' && NEVER_BARE.has(rows[0]?.english ?? '')) return undefined
  if (rows[0]?.english === 'in' && isStretch(object)) return DURING
  if (rows[0]?.english === 'after' && object.head.kind === 'clock') return AFTER_HOUR
  return rows.find((row) => isKind(object, row.noun))
}

/** 세 시 이후에 */
const AFTER_HOUR: Preposition = { english: 'after', noun: 'time', particle: '에', word: '이후', role: 'time' }

const DURING: Preposition = { english: 'during', noun: 'duration', particle: '', word: '동안', role: 'duration' }

/** `the last five years`, `the next two weeks`. */
function isStretch({ quantity }: NounPhrase): boolean {
  return quantity?.roughly !== undefined && /^(?:앞으로|지난|처음)$/.test(quantity.roughly)
}

/** `as I do`: 저처럼. */
const AS_ONE_DOES: Preposition = { english: 'as … do', noun: 'any', particle: '처럼', role: 'manner' }

/** Prepositional phrases whose Korean we know for this kind of noun. */
export function prepositionalPhrasesAt(chart: Chart, at: number): readonly Reading<PrepositionalPhrase>[] {
  return chart.readingsOnce('prepositional phrase', at, () => {
    const rows = PREPOSITIONS_BY_FIRST_WORD.get(chart.word(at)) ?? []
    const byWords = Map.groupBy(rows, ({ english }) => english)
    return [...byWords].flatMap(([english, same]) => {
      const words = english.split(' ')
      if (!chart.hasWords(at, words) || endsHolding(chart, at)) return []
      return comparedAt(chart, at + words.length).flatMap(({ value: object, end, cost }) => {
        const preposition = rangeEnd(chart, at, object) ?? suited(same, object)
        return preposition
          ? [
              ...(english === 'than' || english === 'as' ? standardEnds(chart, end) : [end]).map((to) => ({
                value: {
                  preposition: to > end && english === 'as' ? AS_ONE_DOES : preposition,
                  object,
                  span: { from: at, to },
                },
                end: to,
                cost:
                  cost - (words.length - 1) * COST.longerEntry + (english === 'like' ? COST.outerAttachment * 4 : 0),
              })),
            ]
          : []
      })
    })
  })
}

const PERIODS: Readonly<Record<string, string>> = { day: '하루', week: '일주일', month: '한 달', year: '일 년' }

const AMOUNT_WORD = /^(?:once|twice|times|many|much|long|two|three|four|five|six|seven|eight|nine|ten|several|few)$/

/** Whether something was counted before: three cups of coffee a day, how many hours a week. */
function followsAmount(chart: Chart, at: number): boolean {
  return chart.tokens.slice(0, at).some(({ word, kind }) => kind === 'number' || AMOUNT_WORD.test(word))
}

/** `a week` after an amount: three times a week 일주일에 세 번. */
export function periodsAt(chart: Chart, at: number): Reading<Adjunct>[] {
  const period = tableEntry(PERIODS, chart.word(at + 1))
  const per = chart.word(at) === 'a' || chart.word(at) === 'per'
  if (!per || !period || !followsAmount(chart, at)) return []
  return [{ value: { kind: 'per', period, span: { from: at, to: at + 2 } }, end: at + 2, cost: -0.5 }]
}

const ON_THAT_DAY: Preposition = { english: 'on', noun: 'time', particle: '에', role: 'time' }

/** `the day we met`: 우리가 만난 날에. */
function isDayWhen(object: NounPhrase): boolean {
  return object.determiner === 'the' && object.relative?.gap === 'place' && isKind(object, 'time|duration')
}

function measuredTime(chart: Chart, at: number): Reading<Adjunct>[] {
  return chart.rules.nounPhrases(chart, at).flatMap(({ value: object, end, cost }): Reading<Adjunct>[] => {
    const after = tableEntry(AFTER_NOUN, chart.word(end))
    if (after && isKind(object, 'duration')) {
      const phrase = { preposition: after, object, span: { from: at, to: end + 1 } }
      return [{ value: { kind: 'preposition', phrase }, end: end + 1, cost }]
    }
    if (isDayWhen(object)) {
      const phrase = { preposition: ON_THAT_DAY, object, span: object.span }
      const isRather = chart.tag(at - 1) === 'VERB'
      return [{ value: { kind: 'preposition', phrase }, end, cost: cost + (isRather ? COST.timeAsObject : 0) }]
    }
    const recurs = object.determiner === 'every' && object.head.kind === 'noun' && isKind(object, 'time')
    return recurs || isKind(object, 'duration')
      ? [{ value: { kind: 'time noun', object }, end, cost: cost + COST.adjunct }]
      : []
  })
}

const WHOLE_TIME = PREPOSITIONS_BY_FIRST_WORD.get('for')?.find(({ english }) => english === 'for the whole')

/** `it rained the whole weekend`: 주말 내내. */
function wholeTimesAt(chart: Chart, at: number): Reading<Adjunct>[] {
  if (!WHOLE_TIME || chart.word(at) !== 'the' || !/^(?:whole|entire)$/.test(chart.word(at + 1))) return []
  const preposition = WHOLE_TIME
  return chart.rules
    .nounPhrases(chart, at + 2)
    .filter(({ value }) => isKind(value, 'time|duration') && !value.determiner)
    .map(({ value: object, end, cost }) => ({
      value: { kind: 'preposition', phrase: { preposition, object, span: { from: at, to: end } } },
      end,
      cost: cost + COST.adjunct,
    }))
}

/** `even` stands before what it is about. */
function standsAlone({ value: { entry } }: Reading<AdverbUse>): boolean {
  return 'unknown' in entry || entry.english !== 'even' || entry.tags.has('degree')
}

/** Phrases that say when, where, how or with whom, and need no place opened by the verb. */
export function adjunctsAt(chart: Chart, at: number): readonly Reading<Adjunct>[] {
  return chart.readingsOnce('adjunct', at, () => [
    ...prepositionalPhrasesAt(chart, at).map(({ value, end, cost }) => ({
      value: { kind: 'preposition' as const, phrase: value },
      end,
      cost: cost + COST.adjunct,
    })),
    ...adverbsAt(chart, at)
      .filter(standsAlone)
      .map(({ value, end, cost }) => ({
        value: { kind: 'adverb' as const, use: value },
        end,
        cost,
      })),
    ...measuredTime(chart, at),
    ...wholeTimesAt(chart, at),
    ...periodsAt(chart, at),
    ...onTheWayAt(chart, at),
    ...equalAdverbsAt(chart, at),
  ])
}
