import { adjectivesAt } from '#translator/english/adjectivePhrase.ts'
import type { Chart, Reading } from '#translator/english/chart.ts'
import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { canBe } from '#translator/frame/nounKind.ts'

interface Opened {
  end: number
  cost: number
  doer?: NounPhrase
  enough?: true
}

/** What may stand between an adjective and its infinitive: `enough`, or the subject of the infinitive (for me). */
function openedInfinitives(chart: Chart, at: number): Opened[] {
  const enough = chart.word(at) === 'enough'
  const from = enough ? at + 1 : at
  const said = enough ? { enough: true as const } : {}
  const plain = chart.word(from) === 'to' ? [{ end: from, cost: 0, ...said }] : []
  if (chart.word(from) !== 'for') return plain
  const doers = chart.rules
    .nounPhrases(chart, from + 1)
    .filter(({ value, end }) => chart.word(end) === 'to' && canBe(value, 'object', chart.word(value.span.from)))
  return [...plain, ...doers.map(({ value: doer, end, cost }) => ({ end, cost, doer, ...said }))]
}

/** `too tired to think`, `glad to hear`, `hard for me to find`, `old enough to drive`: an adjective with a governed verb. */
export function infinitives(chart: Chart, at: number): Reading<Predicate>[] {
  return adjectivesAt(chart, at).flatMap((phrase) =>
    openedInfinitives(chart, phrase.end).flatMap(({ end: to, cost: opening, ...said }) => {
      const complete = chart.rules.verbPhrases(chart, to + 1, 'base', false)
      const gapped = chart.rules.verbPhrases(chart, to + 1, 'base', true)
      return [...complete, ...gapped].map(({ value: governed, end, cost }) => ({
        value: {
          kind: 'infinitive' as const,
          phrase: phrase.value,
          governed,
          at: { from: at, to: to + 1 },
          ...said,
        },
        end,
        cost: cost + phrase.cost + opening,
      }))
    }),
  )
}

/** `strange that he left`, `true that it is expensive` */
export function judgments(chart: Chart, at: number): Reading<Predicate>[] {
  return adjectivesAt(chart, at).flatMap((phrase) =>
    chart.word(phrase.end) !== 'that'
      ? []
      : chart.rules.clauses(chart, phrase.end + 1).map(({ value: clause, end, cost }) => ({
          value: { kind: 'judgment' as const, phrase: phrase.value, clause, at: { from: at, to: phrase.end + 1 } },
          end,
          cost: cost + phrase.cost + 0.1,
        })),
  )
}
