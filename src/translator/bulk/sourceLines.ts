import { granted, refused, type Verdict } from '#kit/verdict.ts'
import { MOST_LINES } from '#translator/bulk/bulkLimits.ts'

export type LinesRefusal = 'bulk/empty' | 'bulk/too_many'

const BYTE_ORDER_MARK = '\uFEFF'

/** The non-empty lines of a text, with any kind of line ending. */
export function sourceLines(text: string): string[] {
  return text
    .replaceAll(BYTE_ORDER_MARK, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A job has at least one line and at most `MOST_LINES`. */
export function checkLines(lines: readonly string[]): Verdict<readonly string[], LinesRefusal> {
  if (lines.length === 0) return refused('bulk/empty')
  return lines.length > MOST_LINES ? refused('bulk/too_many') : granted(lines)
}
