import type { ExplainedLine } from '#lyrics/lyricsContract.ts'

/** How much was read: lines with Korean, and words of them. */
export function readingSummary(lines: readonly Pick<ExplainedLine, 'version' | 'unread'>[]): string {
  const korean = lines.filter(({ version }) => version !== null)
  const words = korean.reduce((sum, { version }) => sum + (version?.words.length ?? 0), 0)
  const unread = korean.reduce((sum, line) => sum + line.unread.length, 0)
  const counted = `${count(korean.length, 'Korean line')}, ${count(words, 'word')}`
  return unread === 0
    ? `${counted}, all of them read. Press a word to take it apart.`
    : `${counted}: ${words - unread} read, ${unread} not in our word list. Press a word to take it apart.`
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}
