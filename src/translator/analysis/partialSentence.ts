import { adjectivesAt } from '#translator/analysis/adjectivePhrase.ts'
import { adjunctsAt } from '#translator/analysis/adjunct.ts'
import type { Chart, Reading } from '#translator/analysis/chart.ts'
import type { Clause, Fragment } from '#translator/analysis/frame.ts'
import { clauseReadingsAt } from '#translator/analysis/sentenceFrame.ts'

/** A stretch of a sentence that no rule covers as a whole: a part that is understood, or a word that is not. */
export type Chunk =
  | { kind: 'understood'; body: Clause | Fragment; from: number; end: number }
  | { kind: 'unknown'; at: number }

function chunksAt(chart: Chart, at: number): Reading<Clause | Fragment>[] {
  return [
    ...clauseReadingsAt(chart, at),
    ...chart.rules.nounPhrases(chart, at).map(({ value: phrase, end, cost }) => ({
      value: { kind: 'noun fragment' as const, phrase, please: false },
      end,
      cost,
    })),
    ...adjectivesAt(chart, at).map(({ value: phrase, end, cost }) => ({
      value: { kind: 'adjective fragment' as const, phrase, exclaimed: false },
      end,
      cost,
    })),
    ...adjunctsAt(chart, at).map(({ value: adjunct, end, cost }) => ({
      value: { kind: 'adjunct fragment' as const, adjunct },
      end,
      cost,
    })),
  ]
}

/** Reads a sentence piece by piece, always the longest piece that a rule understands. */
export function chunksOf(chart: Chart): Chunk[] {
  const chunks: Chunk[] = []
  let at = 0
  while (at < chart.length) {
    const longest = chunksAt(chart, at)
      .filter(({ end }) => end > at)
      .toSorted((a, b) => b.end - a.end || a.cost - b.cost)[0]
    if (longest) chunks.push({ kind: 'understood', body: longest.value, from: at, end: longest.end })
    else if (chart.tokens[at]?.kind !== 'mark') chunks.push({ kind: 'unknown', at })
    at = longest?.end ?? at + 1
  }
  return chunks
}
