import type { ItemKind } from '#review/learnedItem.ts'
import { LONGEST_ENGLISH, LONGEST_KOREAN } from '#translator/keptWordLength.ts'

/** Rows of one import. */
export const MOST_ROWS = 1_000
/** Of one import as JSON: below the limit of a request. */
const MOST_BYTES = 200_000

/** Why a row makes no card. */
export const ROW_FAULTS = ['no-korean', 'not-korean', 'no-meaning', 'too-long', 'unreadable'] as const
export type RowFault = (typeof ROW_FAULTS)[number]

/** Whether a row would make a card: `repeated` if an earlier row of the file is about the same word. */
export type RowFate = 'new' | 'known' | 'repeated'

/** What becomes of a row. */
export interface ImportRow {
  /** The line of the table, from 1. */
  line: number
  korean: string
  english: string
  /** Undefined for a row that can make a card. */
  fault: RowFault | undefined
}

export function importRow(line: number, { korean, english }: { korean: string; english: string }): ImportRow {
  const row = { line, korean: bareKorean(korean), english: english.trim() }
  return { ...row, fault: rowFault(row) }
}

export function rowFault({ korean, english }: Pick<ImportRow, 'korean' | 'english'>): RowFault | undefined {
  if (korean === '') return 'no-korean'
  if (!isKorean(korean)) return 'not-korean'
  if (english === '') return 'no-meaning'
  if (![korean, english].every((text) => text.isWellFormed() && !text.includes('\0'))) return 'unreadable'
  return korean.length > LONGEST_KOREAN || english.length > LONGEST_ENGLISH ? 'too-long' : undefined
}

/** Whether at least half of a text's letters are Hangul. */
export function isKorean(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 0 && letters.filter((letter) => /[가-힣ㄱ-ㅎㅏ-ㅣ]/.test(letter)).length * 2 >= letters.length
}

/** Without what stands beside the Korean in brackets: hanja or a romanization, as in 학교(學校) and 먹다 [meokda]. */
function bareKorean(text: string): string {
  return text.replace(/\s*[([（［][^가-힣ㄱ-ㅣ()[\]（）［］]*[)\]）］]/g, '').trim()
}

/** What a card about a Korean text holds. */
export function koreanKind(korean: string): ItemKind {
  if (/^[-~]/.test(korean)) return 'pattern'
  if (/^[ㄱ-ㅎㅏ-ㅣ]$/.test(korean)) return 'letter'
  return korean.includes(' ') ? 'phrase' : 'word'
}

/** The rows that make cards, in parts that one import takes. */
export function importParts(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = []
  let bytes = 0
  for (const row of rows) {
    if (row.fault !== undefined) continue
    const own = JSON.stringify([row.korean, row.english]).length * 3
    const last = parts.at(-1)
    if (!last || last.length === MOST_ROWS || bytes + own > MOST_BYTES) {
      parts.push([row])
      bytes = own
    } else {
      last.push(row)
      bytes += own
    }
  }
  return parts
}
