import { isKorean } from '#review/deck/importRow.ts'
import { delimiterOf } from '#translator/bulk/lineTable.ts'

/** What the first lines of a file say, and the rows below them. Anki writes such lines: `#separator:tab`. */
export interface FileText {
  body: string
  /** Null for a file of one column. */
  delimiter: string | null
  isHtml: boolean
  /** The names of the columns; null if the file does not say them. */
  names: readonly string[] | null
  /** Columns that are no texts: decks, tags and ids, from 0. */
  hidden: ReadonlySet<number>
  /** Whether Anki wrote it: then a line that begins with # is a remark. */
  isAnki: boolean
}

export interface Column {
  /** From 0. */
  index: number
  /** Null if the file has no names. */
  name: string | null
  /** Its first text. */
  sample: string
}

/** The texts of a file, with the columns that seem to be meant. */
export interface FileTable {
  rows: readonly (readonly string[])[]
  columns: readonly Column[]
  /** The column of Korean texts, and of their meanings. */
  korean: number
  english: number
}

const SEPARATORS: Readonly<Record<string, string>> = {
  ...{ tab: '\t', comma: ',', semicolon: ';', space: ' ', pipe: '|', colon: ':' },
}
const HTML = /<(?:br|div|p|b|i|u|span|img|ul|li|table)\b|&nbsp;/i

const KOREAN_NAMES = ['korean', '한국어', '한국말', '단어', 'hangul', 'expression', 'word', 'answer', 'front']
const ENGLISH_NAMES = ['english', '영어', '뜻', 'meaning', 'definition', 'translation', 'gloss', 'prompt', 'back']
/** Rows that decide which column is which. */
const ROWS_LOOKED_AT = 200

export function fileText(text: string): FileText {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const heads = lines.slice(
    0,
    Math.max(
      0,
      lines.findIndex((line) => !/^#[a-z ]+:/i.test(line)),
    ),
  )
  const values = new Map(
    heads.map((line) => {
      const end = line.indexOf(':')
      return [line.slice(1, end).trim().toLowerCase(), line.slice(end + 1)]
    }),
  )
  const body = lines.slice(heads.length).join('\n')
  const separator = values.get('separator')
  const delimiter = separator === undefined ? delimiterOf(body) : (SEPARATORS[separator.toLowerCase()] ?? separator)
  const html = values.get('html')
  return {
    body,
    delimiter: delimiter === '' ? null : delimiter,
    isHtml: html === undefined ? HTML.test(body) : html.trim() === 'true',
    names: values.get('columns')?.split(delimiter || '\t') ?? null,
    hidden: new Set([...values].flatMap(([name, value]) => (name.endsWith(' column') ? [Number(value) - 1] : []))),
    isAnki: heads.length > 0,
  }
}

/** Undefined unless there are two columns with texts, one of them in Korean. @param cells the rows of the file */
export function fileTable(
  cells: readonly (readonly string[])[],
  { isHtml, names, hidden }: Pick<FileText, 'isHtml' | 'names' | 'hidden'>,
): FileTable | undefined {
  const all = cells.map((row) => row.map((cell) => plainText(cell, isHtml)))
  const width = Math.max(0, ...all.slice(0, ROWS_LOOKED_AT).map((row) => row.length))
  const shown = Array.from({ length: width }, (_, index) => index).filter((index) => !hidden.has(index))
  const header = names ?? (hasHeader(all) ? (all[0] ?? []) : null)
  const rows = header !== null && names === null ? all.slice(1) : all
  const looked = rows.slice(0, ROWS_LOOKED_AT)
  const share = (index: number, is: (text: string) => boolean) =>
    looked.filter((row) => is(row[index] ?? '')).length / Math.max(1, looked.length)
  const named = (index: number, candidates: readonly string[]) =>
    candidates.includes(header?.[index]?.trim().toLowerCase() ?? '') ? 0.5 : 0
  const best = (from: readonly number[], score: (index: number) => number) =>
    from.reduce<number | undefined>(
      (found, index) => (score(index) > (found === undefined ? 0 : score(found)) ? index : found),
      undefined,
    )
  const korean = best(shown, (index) => share(index, isKorean) && share(index, isKorean) + named(index, KOREAN_NAMES))
  const others = shown.filter((index) => index !== korean)
  const english = best(others, (index) => share(index, isLatin) && share(index, isLatin) + named(index, ENGLISH_NAMES))
  if (korean === undefined || english === undefined) return undefined
  const columns = shown.map((index) => ({
    index,
    name: header?.[index]?.trim() || null,
    sample: rows.find((row) => row[index])?.[index] ?? '',
  }))
  return { rows, columns, korean, english }
}

function isLatin(text: string): boolean {
  return /[a-z]/i.test(text) && !isKorean(text)
}

/** Two names of columns are no accident; one may be a meaning beside a Korean text. */
function hasHeader([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  const known = [...KOREAN_NAMES, ...ENGLISH_NAMES]
  const isName = (cell: string) => known.includes(cell.trim().toLowerCase())
  const names = first.filter(isName).length
  return rest.length > 0 && (names >= 2 || (names === 1 && !first.some((cell) => isKorean(cell) && !isName(cell))))
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', hellip: '…', ndash: '–', mdash: '—' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', middot: '·' },
}

/**
 * A cell on one line, without Anki's marks for sounds and gaps, without the apostrophe by which tables mark what is no formula, and
 * without HTML. The result is text, whatever it looks like.
 */
export function plainText(cell: string, isHtml: boolean): string {
  const unmarked = cell
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/\[sound:[^\]]*\]/gi, ' ')
    .replace(/\{\{c\d+::(.*?)(?:::.*?)?\}\}/g, '$1')
  return (isHtml ? withoutHtml(unmarked) : unmarked).replace(/\s+/g, ' ').trim().normalize('NFC')
}

function withoutHtml(html: string): string {
  return html
    .replace(/<(style|script)\b[^>]*>.*?<\/\1\s*>/gis, ' ')
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/<\/?(?:br|div|p|li|tr|td|hr|ul|ol)\b[^>]*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, decodedEntity)
}

function decodedEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ''
}
