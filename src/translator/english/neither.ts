import type { Chart, Reading } from '#translator/english/chart.ts'
import { corePhrases } from '#translator/english/nounPhrase.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'

/** `neither Tom nor Mary`: 톰도 메리도. */
export function neithersAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  return corePhrases(chart, at + 1).flatMap((first) => {
    if (chart.word(first.end) !== 'nor') return []
    return corePhrases(chart, first.end + 1).map(({ value, end, cost }) => {
      const span = { from: at, to: end }
      const head = { kind: 'list' as const, items: [first.value, value], joined: 'nor' as const }
      return {
        value: { head, adjectives: [], plural: false, focus: '도' as const, span, at: span },
        end,
        cost: cost + first.cost,
      }
    })
  })
}
