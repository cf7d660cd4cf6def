/** The rows of a fenced block, each cut into its cells at `|`. */
export function fencedRows(lines: string): string[][] {
  const rows = lines.split('\n').filter((line) => line.trim() !== '')
  return rows.map((line) => line.split('|').map((cell) => cell.trim()))
}
