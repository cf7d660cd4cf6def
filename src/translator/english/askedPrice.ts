import type { Chart, Reading } from '#translator/english/chart.ts'
import { gappedStatementsAt, invertedAt } from '#translator/english/clause.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'

/** A question for a price uses 이다: 얼마이다. */
function priced({ value, end, cost }: Reading<Clause>, at: number): Reading<Clause>[] {
  const { predicate } = value
  if (!isLexicalVerb(predicate) || predicate.entry.english !== 'cost') return []
  const what = { kind: 'wh' as const, word: 'how much' as const, at: { from: at, to: predicate.at.to } }
  return [{ value: { ...value, predicate: what, mood: 'question' }, end, cost: cost - 1 }]
}

/** `how much did it cost`, and inside a sentence `how much it costs`. */
export function askedPricesAt(chart: Chart, at: number, place: 'main' | 'embedded'): Reading<Clause>[] {
  if (!chart.hasWords(at, ['how', 'much'])) return []
  const from = at + 2
  const asked = place === 'main' ? invertedAt(chart, from, true) : gappedStatementsAt(chart, from, 'object')
  return asked.flatMap((reading) => priced(reading, at))
}
