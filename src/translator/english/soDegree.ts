import type { Chart } from '#translator/english/chart.ts'

/** `laughed so hard I cried`: `so` with an adverb of manner expresses degree. */
export function isDegree(chart: Chart, at: number): boolean {
  const next = chart.lexicon.adverbs.get(chart.word(at + 1)) ?? []
  return chart.word(at - 1) !== ',' && next.some(({ entry }) => entry.tags.has('manner'))
}
