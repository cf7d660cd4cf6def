import type { Chart, Reading } from '#translator/english/chart.ts'
import { type DropRule, looseDropRule } from '#translator/english/functionWord.ts'
import { looseReadingsAt } from '#translator/english/looseReading.ts'
import type { Clause, Fragment } from '#translator/frame/frame.ts'

/** A piece of a sentence that no rule covers as a whole: understood, dropped or unknown. */
export type Piece =
  | { kind: 'understood'; body: Clause | Fragment; from: number; end: number }
  | { kind: 'dropped'; rule: DropRule; from: number; end: number }
  | { kind: 'unknown'; from: number; end: number }

/** The form of a piece; undefined if Korean has none, so that the sentence has to be cut differently. */
export type Rendered<Value> = { value: Value } | undefined

const PRICE = {
  /** Every cut costs, so that the largest pieces win. */
  piece: 3,
  /** A dropped word. */
  dropped: 3.5,
  /** A word that stays English. */
  unknown: 9,
  /** The weight of a reading's cost against the number of pieces. */
  perCost: 0.2,
} as const

interface Cut {
  price: number
  pieces: Piece[]
}

function understoodAt(chart: Chart, at: number): { piece: Piece; price: number }[] {
  return looseReadingsAt(chart, at)
    .filter(({ end }) => end > at)
    .map(({ value: body, end, cost }: Reading<Clause | Fragment>) => ({
      piece: { kind: 'understood' as const, body, from: at, end },
      price: PRICE.piece + Math.max(0, cost) * PRICE.perCost,
    }))
}

function piecesAt(chart: Chart, at: number): { piece: Piece; price: number }[] {
  const token = chart.tokens[at]
  const rule = looseDropRule(token?.word ?? '')
  const alone = { from: at, end: at + 1 }
  const mark = token?.kind === 'mark' || token?.text === ''
  return [
    ...understoodAt(chart, at),
    ...(mark ? [{ piece: { kind: 'dropped' as const, rule: 'punctuation' as const, ...alone }, price: 0 }] : []),
    ...(rule ? [{ piece: { kind: 'dropped' as const, rule, ...alone }, price: PRICE.dropped }] : []),
    { piece: { kind: 'unknown' as const, ...alone }, price: PRICE.unknown },
  ]
}

/** The cheapest way to cut a sentence into pieces, worked out from the end: each place knows the best cut of the rest. */
function cheapestCut(length: number, piecesFrom: (at: number) => { piece: Piece; price: number }[]): Piece[] {
  const best: Cut[] = Array.from({ length: length + 1 }, () => ({ price: 0, pieces: [] }))
  for (let at = length - 1; at >= 0; at -= 1) {
    const cuts = piecesFrom(at).map(({ piece, price }) => {
      const rest = best[piece.end]
      return { price: price + (rest?.price ?? 0), pieces: [piece, ...(rest?.pieces ?? [])] }
    })
    best[at] = cuts.reduce((least, cut) => (cut.price < least.price ? cut : least))
  }
  return best[0]?.pieces ?? []
}

/**
 * Cuts a sentence into the fewest and cheapest pieces for which `render` finds a Korean form. A piece is rendered only
 * when it is part of the best cut; if that fails, the next best cut is tried.
 */
export function rendersPieces<Value>(
  chart: Chart,
  render: (piece: Piece) => Rendered<Value>,
): { pieces: Piece[]; rendered: Value[] } {
  const options = chart.tokens.map((_, at) => piecesAt(chart, at))
  const known = new Map<Piece, Rendered<Value>>()
  const formOf = (piece: Piece): Rendered<Value> => {
    if (!known.has(piece)) known.set(piece, render(piece))
    return known.get(piece)
  }
  for (;;) {
    const usable = (at: number) =>
      (options[at] ?? []).filter(({ piece }) => !known.has(piece) || known.get(piece) !== undefined)
    const pieces = cheapestCut(chart.length, usable)
    const forms = pieces.map(formOf)
    const rendered = forms.flatMap((form) => (form ? [form.value] : []))
    if (rendered.length === pieces.length) return { pieces, rendered }
  }
}
