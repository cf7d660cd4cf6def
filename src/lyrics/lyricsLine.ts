import { isKoreanText } from '#translator/koreanText.ts'

/** The most lines of one text. */
export const MOST_LINES = 100

const HANGUL = /[가-힣]/

/** One line of pasted lyrics, in order. */
export interface LyricsLine {
  /** As it was pasted, without spaces around it; empty between two verses. */
  text: string
  /** The Korean to read: the whole line, or the Korean words of a line that is mostly in another language; empty if it has none. */
  korean: string
}

/** The lines of a text. Several empty lines count as one, and none begins or ends the text. */
export function lyricsLines(text: string): LyricsLine[] {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.normalize('NFC').trim())
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .map((line) => ({ text: line, korean: koreanOf(line) }))
}

function koreanOf(line: string): string {
  if (isKoreanText(line)) return line
  return line
    .split(/\s+/)
    .filter((word) => HANGUL.test(word))
    .join(' ')
}
