import type { Nodes, Table, TableRow } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** One row of a table of cases: a test that shows that the case holds. */
export interface SecurityCase {
  /** From 1. Several rows may share one. */
  number: number
  /** The titles from the outermost `describe` down to the test, or to the name of its row. An ellipsis stands for a computed part. */
  titles: readonly string[]
  file: string
}

const COLUMNS = 'No.,Case,Test,File'
/** A whole string that is the first argument of a call, or the first element of a list. */
const FIRST_STRING = /(?<=[([]\s*)(['"`])((?:\\.|(?!\1)[^\\])*)\1(?=\s*[,\])])/g

const reader = unified().use(remarkParse).use(remarkGfm).freeze()

/** The cases that a document lists in tables with the columns No., Case, Test and File. */
export function securityCases(document: string): SecurityCase[] {
  const tables = reader.parse(document).children.filter((node): node is Table => node.type === 'table')
  const listing = tables.filter(({ children: [head] }) => head && cellsOf(head).join() === COLUMNS)
  return listing.flatMap(({ children: [, ...rows] }) =>
    rows.map((row) => {
      const [number = '', , test = '', file = ''] = cellsOf(row)
      return { number: Number(number), titles: test.split(' > '), file }
    }),
  )
}

/** Gaps in the numbers of the cases, and tests that do not exist. */
export function caseViolations(cases: readonly SecurityCase[], read: (file: string) => string): string[] {
  const numbers = [...new Set(cases.map(({ number }) => number))]
  const misnumbered = numbers.flatMap((number, index) =>
    number === index + 1 ? [] : [`case ${number} stands where case ${index + 1} should`],
  )
  const missing = cases.flatMap(({ titles, file }) => {
    const known = titlesIn(read(file))
    return titles.filter((title) => !known.has(title)).map((title) => `${file} has no test “${title}”`)
  })
  return [...misnumbered, ...missing]
}

function titlesIn(source: string): Set<string> {
  const strings = [...source.matchAll(FIRST_STRING)].map(([, , text = '']) => text)
  return new Set(strings.map((text) => text.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(['"`])/g, '$1')))
}

function cellsOf(row: TableRow): string[] {
  return row.children.map(textOf)
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
