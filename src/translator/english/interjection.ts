import type { Chart, Reading } from '#translator/english/chart.ts'
import type { SentenceClosing, SentenceOpening } from '#translator/frame/frame.ts'
import type { InterjectionRow } from '#translator/lexicon/lexiconRow.ts'

/** The rows whose words start at a token, with where they end. */
function rowsAt(chart: Chart, at: number): { row: InterjectionRow; end: number }[] {
  const rows = chart.lexicon.interjections.get(chart.word(at)) ?? []
  return rows.flatMap((row) => {
    const words = row.english.split(' ')
    return chart.hasWords(at, words) ? [{ row, end: at + words.length }] : []
  })
}

function isSetOff(chart: Chart, end: number): boolean {
  return end === chart.length || chart.word(end) === ','
}

/** Whether a word may lead into the sentence: set off by a comma, or without one, `no I don't`. */
function leadsIn(chart: Chart, { tags }: InterjectionRow, end: number): boolean {
  return !tags.has('behind') && (isSetOff(chart, end) || tags.has('joined') || tags.has('leading'))
}

/** A word that is something else more often than not, unless a clause of its own follows: `no problem`, `no I don't`. */
export function isUnmarked(chart: Chart, opening: SentenceOpening): boolean {
  if (opening.kind === 'address') return chart.word(opening.name.span.to) !== ','
  return !opening.row.tags.has('joined') && !isSetOff(chart, opening.span.to)
}

/** Whether Korean puts no comma behind it where English has none: 그래서, 솔직히. */
export function isBare({ tags }: InterjectionRow): boolean {
  return tags.has('linking')
}

/** yes, no, well, oh and the like, before a sentence or alone. */
export function interjectionsAt(chart: Chart, at: number): Reading<SentenceOpening>[] {
  const leading = rowsAt(chart, at).filter(({ row, end }) => leadsIn(chart, row, end))
  const longest = Math.max(...leading.filter(({ end }) => isSetOff(chart, end)).map(({ end }) => end))
  return leading
    .filter(({ end }) => end >= longest)
    .map(({ row, end }) => ({
      value: { kind: 'interjection', row, span: { from: at, to: end }, bare: isBare(row) && chart.word(end) !== ',' },
      end,
      cost: -0.5,
    }))
}

/** Words behind a sentence, after a comma or not: `, though`, `lol`, `guys`. */
export function trailingAt(chart: Chart, at: number, isSetOff: boolean, isSetPhrase: boolean): SentenceClosing[] {
  const found = rowsAt(chart, at)
    .filter(({ row: { tags } }) => tags.has('after') || tags.has('last') || tags.has('agreed'))
    .filter(({ row: { tags } }) => isSetOff || tags.has('loose') || (tags.has('called') && isSetPhrase))
  const asks = chart.closing.includes('?')
  const fitting = found.filter(({ row: { tags } }) => tags.has('agreed') === asks)
  return (fitting.length > 0 ? fitting : found).map(({ row, end }) => ({ row, span: { from: at, to: end } }))
}
