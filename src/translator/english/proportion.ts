import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import { adverbsAt } from '#translator/english/adjunct.ts'
import type { Chart, Reading } from '#translator/english/chart.ts'
import { fitCost, gappedStatementsAt, statementsAt, subjectsAt, withGapFilled } from '#translator/english/clause.ts'
import { afterComma } from '#translator/english/comma.ts'
import { LINKING_VERBS } from '#translator/english/governing.ts'
import { firstAuxiliaries } from '#translator/english/verbGroup.ts'
import type { AdjectivePhrase, Adjunct, AdverbUse, Clause, Linking } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type VerbGroup } from '#translator/frame/frameTerm.ts'
import { withoutGapArgument } from '#translator/frame/gap.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const MORE = /^더 ?/

/** more, less, longer, harder: adverbs that Korean compares with 더 or 덜. */
function comparativesAt(chart: Chart, at: number): Reading<AdverbUse>[] {
  return adverbsAt(chart, at).filter(
    ({ value: { entry } }) => !('unknown' in entry) && (MORE.test(entry.korean) || entry.english === 'less'),
  )
}

/** A form of be, or a verb such as `get` and `look`, that links a subject to the adjective before it. */
function linkingAt(chart: Chart, at: number): { group: VerbGroup; linking: Linking; end: number }[] {
  const be = firstAuxiliaries(chart, at).filter(({ value }) => value.awaits === 'complement')
  const verbs = (chart.lexicon.bases.get(chart.word(at)) ?? []).flatMap(({ base, form }) => {
    const linking = tableEntry(LINKING_VERBS, base)
    const isTensed = form === 'base' || form === 's' || form === 'past'
    const group: VerbGroup = { ...PLAIN_GROUP, tense: form === 'past' ? 'past' : 'present' }
    return linking && isTensed ? [{ group, linking, end: at + 1 }] : []
  })
  return [...be.map(({ value, end }) => ({ group: value.group, linking: 'be' as const, end })), ...verbs]
}

/** `older I get`, `more expensive it is` */
function describedAt(chart: Chart, at: number): Reading<Clause>[] {
  return adjectivesAt(chart, at)
    .filter(({ value }) => value.degree === 'comparative')
    .flatMap((phrase) =>
      subjectsAt(chart, phrase.end).flatMap((subject) =>
        linkingAt(chart, subject.end).map(({ group, linking, end }) => {
          const clause: Clause = {
            ...{ group, adjuncts: [], subject: subject.value, mood: 'statement', please: false },
            predicate: {
              ...{ kind: 'adjective', phrase: phrase.value, arguments: [], linking },
              ...(linking === 'be' ? {} : { verb: { from: subject.end, to: end } }),
            },
          }
          return { value: clause, end, cost: phrase.cost + subject.cost + fitCost(clause, subject.value) }
        }),
      ),
    )
}

/** `more you spend`: the amount stands for what is spent. */
function spentAt(chart: Chart, at: number): Reading<Clause>[] {
  const isAmount = /^(?:more|less)$/.test(chart.word(at - 1))
  const open = isAmount ? gappedStatementsAt(chart, at, 'object') : []
  return open.map((reading) => ({ ...reading, value: withoutGapArgument(reading.value) }))
}

/** `longer you wait`, `more I study` */
function doneAt(chart: Chart, at: number): Reading<Clause>[] {
  return comparativesAt(chart, at).flatMap((use) =>
    [...statementsAt(chart, use.end), ...spentAt(chart, use.end)].map(({ value, end, cost }) => {
      const adverb: Adjunct = { kind: 'adverb', use: use.value }
      return { value: { ...value, adjuncts: [...value.adjuncts, adverb] }, end, cost: cost + use.cost }
    }),
  )
}

/** `more money you make` */
function amountsAt(chart: Chart, at: number): Reading<Clause>[] {
  return chart.rules
    .nounPhrases(chart, at)
    .filter(({ value }) => value.determiner === 'more' || value.determiner === 'less')
    .flatMap((noun) =>
      gappedStatementsAt(chart, noun.end, 'object').map(({ value, end, cost }) => ({
        value: withGapFilled(value, noun.value),
        end,
        cost: cost + noun.cost,
      })),
    )
}

function comparedAt(chart: Chart, at: number): Reading<Clause>[] {
  if (chart.word(at) !== 'the') return []
  return [...describedAt(chart, at + 1), ...doneAt(chart, at + 1), ...amountsAt(chart, at + 1)]
}

function positive(phrase: AdjectivePhrase): AdjectivePhrase {
  return { ...phrase, degree: 'positive' }
}

/** -(으)ㄹ수록 holds `the more`: 오래 기다릴수록. */
function withoutMore(adjunct: Adjunct): Adjunct[] {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return [adjunct]
  const { entry } = adjunct.use
  const korean = entry.korean.replace(MORE, '')
  if (korean === '') return []
  return [{ ...adjunct, use: { ...adjunct.use, entry: { ...entry, korean } } }]
}

function growing(clause: Clause): Clause {
  const { predicate } = clause
  const adjuncts = clause.adjuncts.flatMap(withoutMore)
  if (predicate.kind !== 'adjective') return { ...clause, adjuncts }
  return { ...clause, adjuncts, predicate: { ...predicate, phrase: positive(predicate.phrase) } }
}

/** `the more I like the quiet songs`: 더 stands beside its verb, 조용한 노래를 더 좋아해요. */
function besideVerb(clause: Clause): Clause {
  const adjuncts = clause.adjuncts.map((adjunct): Adjunct => {
    if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry || !MORE.test(adjunct.use.entry.korean))
      return adjunct
    return { ...adjunct, use: { ...adjunct.use, entry: { ...adjunct.use.entry, tags: new Set(['manner']) } } }
  })
  return { ...clause, adjuncts }
}

/** `the longer you wait, the worse it gets`: 오래 기다릴수록 더 나빠져요. */
export function proportionsAt(chart: Chart, at: number): Reading<Clause>[] {
  return comparedAt(chart, at).flatMap((first) => {
    const then = afterComma(chart, first.end)
    const span = { from: at, to: at + 2 }
    return comparedAt(chart, then).map(({ value, end, cost }) => ({
      value: {
        ...besideVerb(value),
        precedingClauses: [{ relation: 'the more' as const, clause: growing(first.value), span }],
      },
      end,
      cost: cost + first.cost - 1,
    }))
  })
}
