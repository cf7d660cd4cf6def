import { ASKED_MONEY } from '#translator/english/asking.ts'
import type { Chart, Reading } from '#translator/english/chart.ts'
import { gappedStatementsAt, invertedAt, withGapFilled } from '#translator/english/clause.ts'
import { plain } from '#translator/english/namePhrase.ts'
import { describedGapCost } from '#translator/english/subjectCost.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'

/** A question for a price uses 이다, 얼마이다; what one pays, spends, earns is an object, 얼마를 내다. */
function priced(at: number, { value, end, cost }: Reading<Clause>): Reading<Clause>[] {
  const { predicate } = value
  if (!isTaggedVerb(predicate, 'paying')) return []
  if (predicate.entry.english === 'cost') {
    const what = { kind: 'wh' as const, word: 'how much' as const, at: { from: at, to: predicate.at.to } }
    return [{ value: { ...value, predicate: what, mood: 'question' }, end, cost: cost - 1 }]
  }
  const { value: amount } = plain({ kind: 'name', entry: ASKED_MONEY }, at, at + 2, 0)
  return [{ value: withGapFilled(value, amount), end, cost: cost + describedGapCost(predicate, amount) }]
}

/** `how much did it cost`, `how much did you pay`, and inside a sentence `how much it costs`, `how much he spent`. */
export function askedPricesAt(chart: Chart, at: number, place: 'main' | 'embedded'): Reading<Clause>[] {
  if (!chart.hasWords(at, ['how', 'much'])) return []
  const from = at + 2
  const asked = place === 'main' ? invertedAt(chart, from, true) : gappedStatementsAt(chart, from, 'object')
  return asked.flatMap((reading) => priced(at, reading))
}
