import { adjunctsAt } from '#translator/english/adjunct.ts'
import type { Chart, Reading } from '#translator/english/chart.ts'
import { reportedClauses, reportVerbsAt, WITH_LISTENER } from '#translator/english/governedPredicate.ts'
import type { Adjunct, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import type { ReportId } from '#translator/frame/government.ts'
import { canBe, isKind } from '#translator/frame/nounKind.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** A verb of telling, and whom it tells, up to the words before its clause. */
interface Telling {
  report: ReportId
  end: number
  cost: number
  listener?: NounPhrase
}

function listenersAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  return chart.rules
    .nounPhrases(chart, at)
    .filter(({ value }) => isKind(value, 'person') && canBe(value, 'object', chart.word(value.span.from)))
}

/** `let him know`: 알려 주다. */
function informing(chart: Chart, base: string, at: number): Telling[] {
  if (base !== 'let') return []
  return listenersAt(chart, at)
    .filter(({ end }) => chart.word(end) === 'know')
    .map(({ value: listener, end, cost }) => ({ report: 'inform', end: end + 1, cost, listener }))
}

function tellings(chart: Chart, base: string, at: number): Telling[] {
  const report = tableEntry(WITH_LISTENER, base)
  const told = report
    ? listenersAt(chart, at).map(({ value: listener, end, cost }) => ({ report, end, cost, listener }))
    : []
  return [...told, ...reportVerbsAt(chart, base, at).map((each) => ({ report: each.report, end: each.after, cost: 0 }))]
}

function isTime(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.role === 'time'
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.tags.has('time')
}

const OPENS_CLAUSE = /^(?:that|if|whether|what|when|where|why|how|who|which)$/

/** A report whose time stands between verb and clause: `told me yesterday that`, `let me know by Friday whether`. */
export interface TimedReport {
  predicate: Predicate
  adjuncts: Adjunct[]
}

function reportFrom(chart: Chart, at: number, { report, listener, cost: before, end: known }: Telling, from: number) {
  const knownAt = report === 'inform' ? known : at
  return reportedClauses(chart, from).map(
    ({ reading: { value: clause, end, cost }, whether }): Reading<Predicate> => ({
      value: {
        ...{ kind: 'report', report, clause, whether, at: { from: at - 1, to: knownAt } },
        ...(listener ? { listener } : {}),
      },
      end,
      cost: before + cost,
    }),
  )
}

/** The reports with a time before their clause. */
export function timedReports(chart: Chart, base: string, at: number): Reading<TimedReport>[] {
  const informed = informing(chart, base, at)
  return [...informed, ...tellings(chart, base, at)].flatMap((telling) =>
    adjunctsAt(chart, telling.end)
      .filter(({ value, end }) => isTime(value) && OPENS_CLAUSE.test(chart.word(end)))
      .flatMap((time) =>
        reportFrom(chart, at, telling, time.end).map((reading) => ({
          ...reading,
          value: { predicate: reading.value, adjuncts: [time.value] },
          cost: reading.cost + time.cost,
        })),
      ),
  )
}
