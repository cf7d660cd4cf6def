import type { Chart, Reading } from '#translator/english/chart.ts'
import { ownedBy } from '#translator/english/determiner.ts'
import { plain } from '#translator/english/namePhrase.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'

/** `you guys`; `you two` are a pair. Not `you all`: `all` may belong to what follows, as in `I gave you all my money`. */
export function severalListenersAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  if (chart.word(at) !== 'you') return []
  if (/^(?:guys|folks)$/.test(chart.word(at + 1))) {
    const value = { ...ownedBy('you', { from: at, to: at + 2 }), plural: true }
    return [{ value, end: at + 2, cost: -1.5 }]
  }
  if (chart.word(at + 1) !== 'two') return []
  const whole = { ...ownedBy('you', { from: at, to: at + 1 }), plural: true }
  // Dearer than `two books` in `I gave you two books`.
  return [plain({ kind: 'share', share: 'pair', whole }, at, at + 2, 0.5)]
}
