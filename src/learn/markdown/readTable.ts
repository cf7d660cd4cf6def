import type { Block, Inline } from '#learn/markdown/node.ts'
import { parseInline } from '#learn/markdown/parseInline.ts'

const DIVIDER = /^\s*\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/

/** A header row, a row of dashes with as many cells, and rows until the next blank line. */
export function readTable(lines: readonly string[], at: number): { block: Block; next: number } | undefined {
  const [header = '', divider = ''] = [lines[at], lines[at + 1]]
  if (!header.includes('|') || !divider.includes('-') || !DIVIDER.test(divider)) return undefined
  const head = cellsOf(header)
  if (cellsOf(divider).length !== head.length) return undefined
  let next = at + 2
  while (lines[next]?.includes('|')) next += 1
  const rows = lines.slice(at + 2, next).map((line) => filledTo(head.length, cellsOf(line)))
  return { block: { type: 'table', caption: '', head, rows }, next }
}

function cellsOf(line: string): Inline[][] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => parseInline(cell.trim()))
}

function filledTo(columns: number, cells: Inline[][]): Inline[][] {
  return Array.from({ length: columns }, (_, index) => cells[index] ?? [])
}
