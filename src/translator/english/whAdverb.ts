import type { Chart, Reading } from '#translator/english/chart.ts'
import { tableRowsAt, wordTable } from '#translator/english/wordTable.ts'
import type { Adjunct } from '#translator/frame/frame.ts'

export type WhAdverb = Extract<Adjunct, { kind: 'wh' }>

const WH_ADVERBS = wordTable<{ words: string[]; word: WhAdverb['word'] }>([
  { words: ['where'], word: 'where' },
  { words: ['when'], word: 'when' },
  { words: ['why'], word: 'why' },
  { words: ['how', 'come'], word: 'why' },
  { words: ['how'], word: 'how' },
  { words: ['how', 'long'], word: 'how long' },
  { words: ['how', 'often'], word: 'how often' },
  { words: ['what', 'time'], word: 'what time' },
])

const HOW_MUCH = [{ words: ['how', 'much'], word: 'how much' as const }]

/** `where`, `how long`: interrogative adverbs; `how much` is one of them, not `how` with `much`. */
export function whAdverbsAt(chart: Chart, at: number): Reading<WhAdverb>[] {
  return (chart.hasWords(at, ['how', 'much']) ? HOW_MUCH : tableRowsAt(chart, WH_ADVERBS, at)).map(
    ({ words, word }) => {
      const end = at + words.length
      return { value: { kind: 'wh' as const, word, span: { from: at, to: end } }, end, cost: -(words.length - 1) }
    },
  )
}
