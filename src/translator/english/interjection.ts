import type { Chart, Reading } from '#translator/english/chart.ts'
import type { SentenceOpening } from '#translator/frame/frame.ts'
import type { InterjectionRow } from '#translator/lexicon/lexiconRow.ts'

/** Words that lead into a sentence without a comma. */
function joins({ english }: InterjectionRow): boolean {
  return english === 'but' || english === 'and' || english === 'so' || english === 'then' || english === 'oh'
}

function isSetOff(chart: Chart, end: number): boolean {
  return end === chart.length || chart.word(end) === ','
}

/** yes, no, well, oh and the like, before a sentence or alone. */
export function interjectionsAt(chart: Chart, at: number): Reading<SentenceOpening>[] {
  const rows = chart.lexicon.interjections.get(chart.word(at)) ?? []
  return rows
    .filter(({ english }) => chart.hasWords(at, english.split(' ')))
    .filter((row) => joins(row) || isSetOff(chart, at + row.english.split(' ').length))
    .map((row) => {
      const end = at + row.english.split(' ').length
      return { value: { kind: 'interjection', row, span: { from: at, to: end } }, end, cost: -0.5 }
    })
}
