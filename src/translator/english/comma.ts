import type { Chart } from '#translator/english/chart.ts'

export function afterComma(chart: Chart, at: number): number {
  return chart.word(at) === ',' ? at + 1 : at
}
