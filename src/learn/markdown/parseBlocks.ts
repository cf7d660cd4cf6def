import type { Block } from '#learn/markdown/node.ts'
import { parseInline } from '#learn/markdown/parseInline.ts'
import { readTable } from '#learn/markdown/readTable.ts'

/** A block and the line after it. */
export interface Read {
  block: Block
  next: number
}

type Reader = (lines: readonly string[], at: number, depth: number) => Read | undefined

const FENCE = /^(?<fence>`{3,}|~{3,})\s*(?<lang>[\w-]*)\s*$/
const HEADING = /^(?<marks>#{1,6})\s+(?<text>.*?)(?:\s+#+)?\s*$/
const RULE = /^(?:-{3,}|\*{3,}|_{3,})\s*$/
const QUOTE = /^>\s?/
const ITEM = /^(?<marker> {0,3}(?<sign>[-*+]|\d{1,9}[.)])\s+)\S/
/** Quotes and lists in one another deeper than this are text: nobody writes them, and each level costs a call. */
const DEEPEST = 6

const READERS: readonly Reader[] = [readFence, readHeading, readRule, readQuote, readList, readTable]

/** The part of GitHub's Markdown that pages need: no HTML, no link definitions, no headings by underline. */
export function parseMarkdown(markdown: string): Block[] {
  return parseBlocks(markdown.replaceAll('\r\n', '\n').split('\n'), 0)
}

function parseBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1
      continue
    }
    const { block, next } = readBlock(lines, at, depth) ?? readParagraph(lines, at, depth)
    blocks.push(block)
    at = next
  }
  return blocks
}

function readBlock(lines: readonly string[], at: number, depth: number): Read | undefined {
  for (const read of READERS) {
    const result = read(lines, at, depth)
    if (result) return result
  }
  return undefined
}

function readParagraph(lines: readonly string[], at: number, depth: number): Read {
  let next = at + 1
  while (next < lines.length && !isBlank(lines[next]) && !startsBlock(lines, next, depth)) next += 1
  const text = lines
    .slice(at, next)
    .map((line) => line.trimStart())
    .join('\n')
  return { block: { type: 'paragraph', children: parseInline(text.trimEnd()) }, next }
}

function startsBlock(lines: readonly string[], at: number, depth: number): boolean {
  const line = lines[at] ?? ''
  if (FENCE.test(line) || HEADING.test(line) || RULE.test(line)) return true
  if (depth < DEEPEST && (QUOTE.test(line) || ITEM.test(line))) return true
  return readTable(lines, at) !== undefined
}

function readFence(lines: readonly string[], at: number): Read | undefined {
  const { fence, lang = '' } = FENCE.exec(lines[at] ?? '')?.groups ?? {}
  if (fence === undefined) return undefined
  const length = lines.slice(at + 1).findIndex((line) => line.trim().startsWith(fence))
  const end = length < 0 ? lines.length : at + 1 + length
  return { block: { type: 'code', lang, value: lines.slice(at + 1, end).join('\n') }, next: end + 1 }
}

function readHeading(lines: readonly string[], at: number): Read | undefined {
  const { marks, text } = HEADING.exec(lines[at] ?? '')?.groups ?? {}
  if (marks === undefined || text === undefined) return undefined
  return { block: { type: 'heading', depth: marks.length, id: '', children: parseInline(text) }, next: at + 1 }
}

function readRule(lines: readonly string[], at: number): Read | undefined {
  return RULE.test(lines[at] ?? '') ? { block: { type: 'thematicBreak' }, next: at + 1 } : undefined
}

function readQuote(lines: readonly string[], at: number, depth: number): Read | undefined {
  let next = at
  while (QUOTE.test(lines[next] ?? '')) next += 1
  if (next === at || depth >= DEEPEST) return undefined
  const inner = lines.slice(at, next).map((line) => line.replace(QUOTE, ''))
  return { block: { type: 'blockquote', children: parseBlocks(inner, depth + 1) }, next }
}

function readList(lines: readonly string[], at: number, depth: number): Read | undefined {
  const ordered = isOrdered(lines[at])
  if (ordered === undefined || depth >= DEEPEST) return undefined
  const items: Block[][] = []
  let next = at
  while (isOrdered(lines[next]) === ordered) {
    const marker = ITEM.exec(lines[next] ?? '')?.groups?.marker ?? ''
    const end = itemEnd(lines, next + 1, marker.length, depth)
    const inner = lines
      .slice(next, end)
      .map((line, index) => (index === 0 ? line.slice(marker.length) : dedented(line, marker.length)))
    items.push(parseBlocks(inner, depth + 1))
    next = end
  }
  return { block: { type: 'list', ordered, items }, next }
}

function isOrdered(line: string | undefined): boolean | undefined {
  const sign = ITEM.exec(line ?? '')?.groups?.sign
  return sign === undefined || RULE.test(line ?? '') ? undefined : /\d/.test(sign)
}

/** The line after an item: indented lines are its own, and so is a text line that goes on without a blank one between. */
function itemEnd(lines: readonly string[], from: number, indent: number, depth: number): number {
  let end = from
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (isBlank(line)) continue
    const isInside = line.startsWith(' '.repeat(indent))
    const goesOn = at === end && !startsBlock(lines, at, depth)
    if (!isInside && !goesOn) break
    end = at + 1
  }
  return skipBlank(lines, end)
}

/** Items may stand apart: the blank lines between them belong to the list, those after it do no harm. */
function skipBlank(lines: readonly string[], from: number): number {
  let next = from
  while (next < lines.length && isBlank(lines[next])) next += 1
  return isOrdered(lines[next]) === undefined ? from : next
}

function dedented(line: string, indent: number): string {
  return line.startsWith(' '.repeat(indent)) ? line.slice(indent) : line
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}
