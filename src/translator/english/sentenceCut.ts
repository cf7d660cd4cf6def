import { type CutPoint, cutPoints } from '#translator/english/cutPoint.ts'
import { isTooLongToShow } from '#translator/english/cutTrust.ts'
import { withInheritedSubject } from '#translator/english/inheritedSubject.ts'
import {
  awaitsMainClause,
  continuesList,
  fitsClosing,
  follows,
  followsGap,
  isClauseLike,
  type SentencePart,
  standsApart,
} from '#translator/english/partRule.ts'
import { phrasePoints } from '#translator/english/phraseSequence.ts'
import type { Token } from '#translator/english/token.ts'
import type { SentenceFrame } from '#translator/frame/frame.ts'
import type { Lexicon } from '#translator/lexicon/lexicon.ts'

/** What a stretch was read as, and how many words of it are unknown. */
export interface Found {
  /** The tokens with their tags. */
  tokens: readonly Token[]
  frame: SentenceFrame
  cost: number
  unknown: number
}

/** A stretch of a sentence: read as a sentence of its own, or without a reading. */
export type CutPart<Read extends Found> = WholePart<Read> | Gap

export interface WholePart<Read extends Found> extends Stretch {
  kind: 'whole'
  read: Read
  part: SentencePart
  /** How many tokens at the beginning of the part repeat the subject of the part before it. */
  inherited: number
}

export interface Gap extends Stretch {
  kind: 'gap'
  part: SentencePart
}

interface Stretch {
  from: number
  end: number
  /** The cut before it; undefined for the first. */
  point: CutPoint | undefined
}

/** Parts with more cuts inside are not tried, so a token is read six times at most, and in a longer sentence three times or once. */
function mostJoined(parts: number): number {
  if (parts > 20) return 1
  return parts > 6 ? 2 : 3
}

const PRICE = { part: 1, inherited: 0.1, unknown: 5, gap: 100, gapToken: 10 } as const

interface Path<Read extends Found> {
  price: number
  parts: CutPart<Read>[]
}

export interface CutReader<Read extends Found> {
  tokens: readonly Token[]
  closing: string
  lexicon: Lexicon
  /** Where it may be cut if it has no marks. */
  between: readonly CutPoint[] | undefined
  /** The reading of these tokens as a sentence with this closing mark. */
  read: (tokens: readonly Token[], closing: string) => Read | undefined
}

/** A stretch of tokens without the commas around it. */
export function withoutCommas(tokens: readonly Token[], from: number, end: number): { from: number; end: number } {
  const isComma = (at: number) => tokens[at]?.kind === 'mark' && /^[,:—–-]$/.test(tokens[at].text)
  let [first, last] = [from, end]
  while (first < last && isComma(first)) first += 1
  while (last > first && isComma(last - 1)) last -= 1
  return { from: first, end: last }
}

/** A comma alone: an unknown word behind it may belong to a list. */
function isSplice(point: CutPoint | undefined): boolean {
  return point?.mark === ',' && point.coordinator === undefined
}

class Cutter<Read extends Found> {
  readonly reader: CutReader<Read>
  readonly starts: readonly (CutPoint | undefined)[]
  readonly #known = new Map<string, Read | undefined>()

  constructor(reader: CutReader<Read>, points: readonly CutPoint[]) {
    this.reader = reader
    this.starts = [undefined, ...points]
  }

  stretch(first: number, next: number): Stretch {
    const { tokens } = this.reader
    const point = this.starts[first]
    return { ...withoutCommas(tokens, point?.from ?? 0, this.starts[next]?.end ?? tokens.length), point }
  }

  gap(first: number): Gap {
    const stretch = this.stretch(first, first + 1)
    return { ...stretch, kind: 'gap', part: { tokens: this.#slice(stretch), frame: undefined } }
  }

  #slice({ from, end }: Stretch): readonly Token[] {
    return this.reader.tokens.slice(from, end)
  }

  #read(key: string, tokens: readonly Token[], closing: string): Read | undefined {
    if (!this.#known.has(key)) this.#known.set(key, this.reader.read(tokens, closing))
    return this.#known.get(key)
  }

  #isLast(next: number): boolean {
    return next === this.starts.length
  }

  #whole(stretch: Stretch, tokens: readonly Token[], next: number, inherited: number): WholePart<Read> | undefined {
    if (tokens.length === 0 || isTooLongToShow(tokens) || awaitsMainClause(tokens, this.starts[next])) return undefined
    const isLast = this.#isLast(next)
    const key = `${stretch.from} ${stretch.end} ${inherited} ${tokens[0]?.start}`
    const mark = isLast ? this.reader.closing : '.'
    const read = this.#read(key, tokens, mark)
    const part = { tokens: read?.tokens ?? tokens, frame: read?.frame }
    if (!read || (read.unknown > 0 && isSplice(stretch.point))) return undefined
    if (!isClauseLike(part, mark) || !fitsClosing(part, isLast, this.reader.closing)) return undefined
    return { ...stretch, kind: 'whole', read, part, inherited }
  }

  /** The part as it stands, if it may follow the one before it; otherwise with the subject of the one before it. */
  after(before: CutPart<Read> | undefined, first: number, next: number): WholePart<Read> | undefined {
    const stretch = this.stretch(first, next)
    const own = this.#whole(stretch, this.#slice(stretch), next, 0)
    const { point } = stretch
    if (!point || !before) return own
    if (before.kind === 'gap') return own && followsGap(own.part, point) ? own : undefined
    if (own && follows(before.part, own.part, point)) return own
    const tokens =
      point.coordinator && point.coordinator.word !== 'so'
        ? withInheritedSubject(before.part, this.#slice(stretch), this.reader.lexicon)
        : undefined
    const inherited = tokens && this.#whole(stretch, tokens, next, tokens.length - (stretch.end - stretch.from))
    return inherited && follows(before.part, inherited.part, point) ? inherited : undefined
  }

  gapAfter(before: CutPart<Read> | undefined, first: number): Gap | undefined {
    const gap = this.gap(first)
    if (before?.kind !== 'whole' || !gap.point) return gap
    const rest = this.starts.slice(first + 1).filter((point) => point !== undefined)
    return standsApart(gap.point, gap.part) && !continuesList(gap.part, gap.point, rest) ? gap : undefined
  }
}

function priceOf<Read extends Found>(part: CutPart<Read>, before: CutPart<Read> | undefined): number {
  if (part.kind === 'gap')
    return (before?.kind === 'gap' ? 0 : PRICE.gap) + Math.max(1, part.end - part.from) * PRICE.gapToken
  return PRICE.part + part.read.unknown * PRICE.unknown + (part.inherited > 0 ? PRICE.inherited : 0)
}

function withPart<Read extends Found>({ price, parts }: Path<Read>, part: CutPart<Read>): Path<Read> {
  return { price: price + priceOf(part, parts.at(-1)), parts: [...parts, part] }
}

/** One path for each last part: what may follow depends on that part alone. */
function cheapestPaths<Read extends Found>(paths: readonly Path<Read>[]): Path<Read>[] {
  const byLast = new Map<string, Path<Read>>()
  for (const path of paths) {
    const last = path.parts.at(-1)
    const key = `${last?.kind} ${last?.from} ${last && 'inherited' in last ? last.inherited : 0}`
    const known = byLast.get(key)
    if (!known || path.price < known.price) byLast.set(key, path)
  }
  return [...byLast.values()]
}

/** Adds every part that may begin here to the paths that lead here. */
function* extend<Read extends Found>(
  cutter: Cutter<Read>,
  reached: readonly Path<Read>[][],
  first: number,
): Generator<undefined, void> {
  const count = cutter.starts.length
  for (const path of cheapestPaths(reached[first] ?? [])) {
    const before = path.parts.at(-1)
    const gap = cutter.gapAfter(before, first)
    if (gap) reached[first + 1]?.push(withPart(path, gap))
    for (let next = first + 1; next <= Math.min(count, first + mostJoined(count)); next += 1) {
      const isAll = first === 0 && next === count
      const whole = isAll ? undefined : cutter.after(before, first, next)
      if (whole) reached[next]?.push(withPart(path, whole))
      yield
    }
  }
}

/**
 * Cuts a sentence that could not be read as a whole at its clauses, as cheaply as possible: gaps cost most, by number and length, then
 * unknown words, then parts. Yields after each part, so that texts can take turns.
 */
export function* sentenceCut<Read extends Found>(
  reader: CutReader<Read>,
): Generator<undefined, readonly CutPart<Read>[]> {
  const { tokens, lexicon, between } = reader
  const marked = cutPoints(tokens)
  if (marked.length > 0 && !between?.length) return yield* cutAt(reader, marked)
  const cut = yield* cutAt(reader, between ?? phrasePoints(tokens, lexicon))
  return cut.every(({ kind }) => kind === 'whole') ? cut : yield* cutAt(reader, marked)
}

function* cutAt<Read extends Found>(
  reader: CutReader<Read>,
  points: readonly CutPoint[],
): Generator<undefined, readonly CutPart<Read>[]> {
  const cutter = new Cutter(reader, points)
  const count = cutter.starts.length
  const reached: Path<Read>[][] = Array.from({ length: count + 1 }, () => [])
  reached[0]?.push({ price: 0, parts: [] })
  for (let first = 0; first < count; first += 1) {
    yield* extend(cutter, reached, first)
  }
  const [best] = (reached[count] ?? []).toSorted((a, b) => a.price - b.price)
  return best?.parts ?? []
}
