/** Many nested quotes and lists at the start of a line. */
const DEEP = /^[ \t]*(?:(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]+)[ \t]*){13}/m
/** Characters that the parser pairs. The time for that grows with the square of their number. */
const MARK = /[*_~[\]]/g
const MOST_MARKS = 1_000
const PUNCTUATION = /[!-/:-@[-`{-~]/g

/**
 * Escapes excessive markup, such as thousands of nested quotes or of asterisks in one paragraph, so that it is read as plain text.
 * A Markdown parser would take many seconds for it.
 */
export function escapeExcessiveMarkup(markdown: string): string {
  return markdown
    .split(/(\n[ \t]*\n)/)
    .map((block) => (isExcessive(block) ? block.replace(PUNCTUATION, '\\$&') : block))
    .join('')
}

function isExcessive(block: string): boolean {
  return DEEP.test(block) || (block.match(MARK)?.length ?? 0) > MOST_MARKS
}
