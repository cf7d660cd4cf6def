import { addressesAt } from '#translator/english/address.ts'
import type { Chart } from '#translator/english/chart.ts'
import { afterComma } from '#translator/english/comma.ts'
import { isBare, trailingAt } from '#translator/english/interjection.ts'
import type { Clause, Fragment, SentenceClosing, SentenceFrame } from '#translator/frame/frame.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'

const TAGS =
  /^(?:(?:is|are|was|were|do|does|did|can|will|have|has|should|would|could) not (?:i|you|he|she|it|we|they|that)|(?:is|are|was|were|do|does|did|can|will|have|has) (?:i|you|he|she|it|we|they)|right)$/

/** Tags that turn a command or suggestion into a request. */
const ASKING_TAGS: readonly { tag: RegExp; of: Mood; mood: Mood }[] = [
  { tag: /^(?:will|would|can|could) you$/, of: 'command', mood: 'request' },
  { tag: /^will not you$/, of: 'command', mood: 'invitation' },
  { tag: /^shall we$/, of: 'suggestion', mood: 'proposal' },
]

/** `help me, will you?`: a request; a tag that only asks for agreement leaves the body what it is. */
function askedBy(rest: string, body: Clause): Clause | undefined {
  const { of: asked, mood } = ASKING_TAGS.find(({ tag, of }) => tag.test(rest) && of === body.mood) ?? {}
  return asked && mood && !body.group.negative ? { ...body, mood } : undefined
}

function isClause(body: Clause | Fragment | undefined): body is Clause {
  return body !== undefined && 'mood' in body
}

/** Tags that ask for an action and not for agreement. */
const OF_REQUEST = /^(?:will|can|will not) you$/

const TOLD: ReadonlySet<Mood> = new Set(['command', 'suggestion'])

function tagged(frame: SentenceFrame, rest: string, from: number, to: number): SentenceFrame | undefined {
  const { body } = frame
  if (!isClause(body) && OF_REQUEST.test(rest)) return undefined
  if (!isClause(body) || !TOLD.has(body.mood))
    return TAGS.test(rest) ? { ...frame, tagged: true, tag: { from, to } } : undefined
  const asked = askedBy(rest, body)
  return asked && { ...frame, body: asked, tag: { from, to } }
}

/** A sentence of `content/constructions`, or none but `thanks` and the like. */
function isSetPhrase({ body }: SentenceFrame): boolean {
  if (!body) return true
  return isClause(body) && body.predicate.kind === 'construction' && body.predicate.entry.verb === undefined
}

function withTrailing(frame: SentenceFrame, { row, span }: SentenceClosing): SentenceFrame {
  if (row.tags.has('after'))
    return { ...frame, openings: [{ kind: 'interjection', row, span, bare: isBare(row) }, ...frame.openings] }
  return { ...frame, closings: [...(frame.closings ?? []), { row, span }] }
}

/** The frame with a word or two behind it, `though`, `lol`, `guys`, and what may stand behind those. */
function trailed(chart: Chart, frame: SentenceFrame, end: number, from: number): SentenceFrame | undefined {
  const found = trailingAt(chart, from, from > end, isSetPhrase(frame))
  for (const trailing of found) {
    const whole = closed(chart, withTrailing(frame, trailing), trailing.span.to)
    if (whole) return whole
  }
  return undefined
}

/** What may stand after the body: `, Tom`, `, please`, `, right`, `lol`; the whole sentence, if nothing is left. */
export function closed(chart: Chart, frame: SentenceFrame, end: number): SentenceFrame | undefined {
  if (end === chart.length) return frame
  const from = afterComma(chart, end)
  return trailed(chart, frame, end, from) ?? closedLast(chart, frame, end, from)
}

function closedLast(chart: Chart, frame: SentenceFrame, end: number, from: number): SentenceFrame | undefined {
  const rest = chart.tokens
    .slice(from)
    .map(({ word }) => word)
    .join(' ')
  if (rest === 'please' && frame.body) return { ...frame, body: { ...frame.body, please: true } as Clause | Fragment }
  if (from === end && !isSetPhrase(frame)) return undefined
  const withTag = from > end && tagged(frame, rest, from, chart.length)
  if (withTag) return withTag
  const address = addressesAt(chart, from).find(({ end: to }) => to === chart.length)
  return address ? { ...frame, openings: [...frame.openings, { kind: 'address', name: address.value }] } : undefined
}
