import { adjectivesAt } from '#translator/analysis/adjectivePhrase.ts'
import type { Chart, Reading } from '#translator/analysis/chart.ts'
import type { Clause, NounPhrase, Predicate, VerbPhrase } from '#translator/analysis/frame.ts'
import { PLAIN_GROUP } from '#translator/analysis/frameTerm.ts'
import { CAUSE_VERBS, CONTROL_VERBS, REPORT_VERBS } from '#translator/analysis/governing.ts'
import { canBe, isKind } from '#translator/analysis/nounKind.ts'
import { ownEntry } from '#translator/lexicon/ownEntry.ts'

const WH_CLAUSE_WORDS = new Set(['whether', 'if'])

/** The clause after think, say, know: `that` is dropped, `whether` makes it a question. */
export function reportedClauses(chart: Chart, at: number): { reading: Reading<Clause>; whether: boolean }[] {
  const word = chart.word(at)
  const whether = WH_CLAUSE_WORDS.has(word)
  const from = whether || word === 'that' ? at + 1 : at
  const plain = chart.rules.clauses(chart, from).map((reading) => ({ reading, whether }))
  const asking = whether ? [] : chart.rules.embeddedQuestions(chart, at).map((reading) => ({ reading, whether: true }))
  return [...plain, ...asking]
}

export function reports(chart: Chart, base: string, at: number): Reading<Predicate>[] {
  const report = ownEntry(REPORT_VERBS, base)
  const span = { from: at - 1, to: at }
  const direct = report
    ? reportedClauses(chart, at).map(({ reading, whether }) => ({
        value: { kind: 'report' as const, report, clause: reading.value, whether, at: span },
        end: reading.end,
        cost: reading.cost,
      }))
    : []
  if (base !== 'tell' && base !== 'ask') return direct
  const told = chart.rules.nounPhrases(chart, at).filter(({ value }) => isKind(value, 'person'))
  return told.flatMap((listener) =>
    reportedClauses(chart, listener.end)
      .filter(({ whether }) => whether || base === 'tell')
      .map(({ reading, whether }) => ({
        value: {
          kind: 'report' as const,
          report: base === 'tell' ? ('tell' as const) : ('ask' as const),
          clause: reading.value,
          listener: listener.value,
          whether,
          at: span,
        },
        end: reading.end,
        cost: reading.cost + listener.cost,
      })),
  )
}

export function controls(chart: Chart, base: string, at: number, gap: boolean): Reading<Predicate>[] {
  return (ownEntry(CONTROL_VERBS, base) ?? []).flatMap(({ with: joined, control, words = [] }) => {
    if (!chart.hasWords(at, words)) return []
    const after = at + words.length
    if (joined === 'to' && chart.word(after) !== 'to') return []
    const inner = chart.rules.verbPhrases(
      chart,
      joined === 'to' ? after + 1 : after,
      joined === 'ing' ? 'ing' : 'base',
      gap,
    )
    return inner.map(({ value, end, cost }) => ({
      value: { kind: 'control' as const, control, phrase: value, at: { from: at - 1, to: after } },
      end,
      cost,
    }))
  })
}

export function causes(chart: Chart, base: string, at: number): Reading<Predicate>[] {
  const verb = ownEntry(CAUSE_VERBS, base)
  if (!verb) return []
  const causees = chart.rules
    .nounPhrases(chart, at)
    .filter(({ value }) => canBe(value, 'object', chart.word(value.span.from)))
  return causees
    .filter(({ value }) => canAct(value))
    .flatMap((causee) => {
      const made = base === 'make' ? madeSo(chart, causee, at) : []
      const hasTo = chart.word(causee.end) === 'to'
      if (hasTo ? verb.with === 'base' : verb.with === 'to') return made
      const acted = chart.rules
        .verbPhrases(chart, hasTo ? causee.end + 1 : causee.end, 'base', false)
        .map(({ value, end, cost }) => ({
          value: {
            kind: 'cause' as const,
            cause: verb.cause,
            causee: causee.value,
            phrase: value,
            at: { from: at - 1, to: at },
          },
          end,
          cost: cost + causee.cost,
        }))
      return [...acted, ...made]
    })
}

function canAct(phrase: NounPhrase): boolean {
  return (
    isKind(phrase, 'person') || isKind(phrase, 'animal') || (phrase.head.kind === 'pronoun' && phrase.head.id === 'it')
  )
}

/** `made me nervous`: someone is brought into a state. */
function madeSo(chart: Chart, causee: Reading<NounPhrase>, at: number): Reading<Predicate>[] {
  return adjectivesAt(chart, causee.end).map(({ value: adjective, end, cost }) => {
    const predicate: Predicate = { kind: 'adjective', phrase: adjective, arguments: [], linking: 'be' }
    const phrase: VerbPhrase = { group: PLAIN_GROUP, predicate, adjuncts: [] }
    return {
      value: { kind: 'cause', cause: 'make', causee: causee.value, phrase, at: { from: at - 1, to: at } },
      end,
      cost: cost + causee.cost,
    }
  })
}

/** `too tired to think`, `glad to hear`, `hard to find`: an adjective with a governed verb. */
export function infinitives(chart: Chart, at: number): Reading<Predicate>[] {
  return adjectivesAt(chart, at).flatMap((phrase) => {
    if (chart.word(phrase.end) !== 'to') return []
    const complete = chart.rules.verbPhrases(chart, phrase.end + 1, 'base', false)
    const gapped = chart.rules.verbPhrases(chart, phrase.end + 1, 'base', true)
    return [...complete, ...gapped].map(({ value: governed, end, cost }) => ({
      value: { kind: 'infinitive' as const, phrase: phrase.value, governed, at: { from: at, to: phrase.end + 1 } },
      end,
      cost: cost + phrase.cost,
    }))
  })
}
