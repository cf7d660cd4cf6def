/** Marks of quotes and lists in one another at the start of a line. */
const DEEP = /^[ \t]*(?:(?:>[ \t]?|(?:[-*+]|\d{1,9}[.)])[ \t]+)[ \t]*){13}/m
/** Marks that pair up; the time to pair them grows with the square of their number. */
const MARK = /[*_~[\]]/g
const MOST_MARKS = 1_000
const PUNCTUATION = /[!-/:-@[-`{-~]/g

/**
 * Blocks that nobody writes, thousands of quotes in one another or of stars in one paragraph, would keep a Markdown parser busy
 * for many seconds: they are escaped, so that they are read as plain text.
 */
export function escapeExcessiveMarkup(markdown: string): string {
  return markdown
    .split(/(\n[ \t]*\n)/)
    .map((block) => (isWall(block) ? block.replace(PUNCTUATION, '\\$&') : block))
    .join('')
}

function isWall(block: string): boolean {
  return DEEP.test(block) || (block.match(MARK)?.length ?? 0) > MOST_MARKS
}
